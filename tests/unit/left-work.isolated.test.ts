import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

const LEAKY = 'tests/support/leaky'

const at = (line: number) => `leaves.leaky.ts:${line}:`

/** What vitest documents of its JSON report. */
type Report = { testResults: { name: string; status: string; message: string }[] }

it('a file that leaves work behind fails, with each piece and where it was started, and one that ends its own passes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leaky-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const report = join(folder, 'report.json')
  const args = ['run', `--config=${LEAKY}/vitest.config.ts`, '--reporter=json', `--outputFile=${report}`]
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    env: { ...process.env, VITEST: '' },
  })
  expect(status).toBe(1)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const resultOf = (name: string) => testResults.find((file) => file.name.endsWith(`${LEAKY}/${name}.leaky.ts`))
  expect(resultOf('ends')).toMatchObject({ status: 'passed' })
  const left = resultOf('leaves')
  expect(left?.status).toBe('failed')
  const [title, ...pieces] = left?.message.split('\n') ?? []
  expect(title).toMatch(/leaves\.leaky\.ts leaves work behind:$/)
  expect(pieces.filter((line) => !/^\s*(?:at |$)/.test(line))).toEqual([
    expect.stringMatching(`^a timer of 60000 ms, .*${at(6)}`),
    expect.stringMatching(`^an interval of 60000 ms, .*${at(7)}`),
    expect.stringMatching(`^a listener of 'online', .*${at(8)}`),
    expect.stringMatching(`^a listener of 'visibilitychange', .*${at(9)}`),
    expect.stringMatching(`^a MutationObserver, .*${at(10)}`),
    expect.stringMatching(`^a BroadcastChannel 'left open', .*${at(11)}`),
    '1 TCPServerWrap',
  ])
})
