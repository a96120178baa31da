import { describe, expect, it } from 'vitest'

import type { ListRun } from '../../bench/lists.ts'
import { report } from '../../bench/report.ts'

const run = (worst: number): ListRun => ({
  first: 300,
  again: 40,
  filter: [50, worst],
  paging: [30, 40, 60],
  selecting: [20, 25, 30, 90],
  elements: 1500,
})

const written = (slow: ListRun[]) =>
  report({ browser: '1', runs: 1, screens: {}, returns: {}, lists: { slow }, flows: {}, leak: undefined })

describe('the report of the benchmark', () => {
  it('prints filtering, paging and selecting in 10,000 brands beside their goal, at a processor 4 × slower (C215)', () => {
    const text = written([run(60), run(180)])
    expect(text).toContain('## A list of 10,000 brands, slow (1.6 Mbps, 150 ms a request, CPU 4 × slower)')
    expect(text).toContain('| filtering, 95 of 100 | 180 ms | ≤ 200 ms | yes |')
    expect(text).toContain('| paging, 95 of 100 | 60 ms | ≤ 200 ms | yes |')
    expect(text).toContain('| selecting, 95 of 100 | 90 ms | ≤ 200 ms | yes |')
    expect(text).toContain('| elements of the document | 1500 | ≤ 2000 | yes |')
  })

  it('says when a goal is missed (C215)', () => {
    expect(written([run(201)])).toContain('| filtering, 95 of 100 | 201 ms | ≤ 200 ms | no |')
  })
})
