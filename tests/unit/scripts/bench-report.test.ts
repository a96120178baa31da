import { describe, expect, it } from 'vitest'

import type { FirstScreen } from '../../bench/first-screen.ts'
import type { ListRun } from '../../bench/lists.ts'
import { report } from '../../bench/report.ts'

const run = (worst: number): ListRun => ({
  first: 300,
  again: 40,
  filter: [50, worst],
  paging: [30, 40, 60],
  selecting: [20, 25, 30, 90],
  elements: 560,
})

const NONE = { browser: '1', runs: 1, peers: [], screens: {}, returns: {}, lists: {}, flows: {}, leak: undefined }

const written = (slow: ListRun[]) => report({ ...NONE, lists: { slow } })

const screen = (ready: number, scriptBytes: number): FirstScreen => ({
  ready,
  lcp: ready,
  typedSurvived: true,
  bytesBeforeReady: 0,
  scriptBytes,
  requests: 5,
  otherHosts: 0,
  blocking: 0,
  scriptCpu: 80,
  shift: 0,
  key: 16,
  heap: 4e6,
})

describe('the report of the benchmark', () => {
  it('prints filtering, paging and selecting in 10,000 brands beside their goal, at a processor 4 × slower (C215)', () => {
    const text = written([run(60), run(180)])
    expect(text).toContain('## A list of 10,000 brands, slow (1.6 Mbps, 150 ms a request, CPU 4 × slower)')
    expect(text).toContain('| filtering, 95 of 100 | 180 ms | ≤ 200 ms | yes |')
    expect(text).toContain('| paging, 95 of 100 | 60 ms | ≤ 200 ms | yes |')
    expect(text).toContain('| selecting, 95 of 100 | 90 ms | ≤ 200 ms | yes |')
    expect(text).toContain('| elements of the document | 560 | ≤ 600 | yes |')
  })

  it('says when a goal is missed (C215)', () => {
    expect(written([run(201)])).toContain('| filtering, 95 of 100 | 201 ms | ≤ 200 ms | no |')
  })

  it('shows other products beside ours, each compared with the static page of the same run', () => {
    const text = report({
      ...NONE,
      peers: ['another'],
      screens: {
        floor: { fast: [screen(50, 0)] },
        '/auth/login': { fast: [screen(60, 139_000)] },
        another: { fast: [screen(200, 356_000)] },
      },
    })
    expect(text).toContain('## Beside other products, fast')
    expect(text).toContain('| /auth/login | 1.20 × | 1.20 × | 139.0 kB | 80 ms | 4.0 MB |')
    expect(text).toContain('| another | 4.00 × | 4.00 × | 356.0 kB | 80 ms | 4.0 MB |')
    expect(text).not.toContain('## another')
    expect(written([run(60)])).not.toContain('other products')
  })
})
