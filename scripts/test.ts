import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

import { requireNode } from './node-version.ts'

requireNode()

type Step = { name: string; command: string; report?: string }

const REPORTS = '.cache/reports'

/** Stages run one after the other, the steps of a stage side by side: two cores are what a small machine has. */
const STAGES: Step[][] = [
  [{ name: 'browser', command: 'node scripts/ensure-chromium.ts' }],
  [
    { name: 'format', command: 'npm run --silent format:check' },
    { name: 'generated', command: 'npm run --silent generate:check' },
    { name: 'contract lint', command: 'npm run --silent contract:lint' },
  ],
  [
    { name: 'lint', command: 'npm run --silent lint' },
    { name: 'types', command: 'npm run --silent typecheck' },
    { name: 'dead code', command: 'npm run --silent knip' },
  ],
  [
    {
      name: 'unit',
      command: `npx vitest run --project unit --project dom --reporter=minimal --reporter=json --outputFile.json=${REPORTS}/unit.json`,
      report: 'unit.json',
    },
  ],
  [
    {
      name: 'stories',
      command: `npx vitest run --project storybook --reporter=minimal --reporter=json --outputFile.json=${REPORTS}/stories.json`,
      report: 'stories.json',
    },
  ],
  [{ name: 'build', command: 'npm run --silent build' }],
  [{ name: 'build sandbox', command: 'npm run --silent build:sandbox' }],
  [{ name: 'sizes', command: 'node scripts/check-build.ts' }],
  [{ name: 'journeys', command: 'npm run --silent test:e2e', report: 'e2e.json' }],
  [{ name: 'requirements', command: 'node scripts/requirements.ts --check' }],
]

function run({ name, command }: Step): Promise<{ name: string; ok: boolean; seconds: number }> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - started) / 100) / 10
      console.info(`\n── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`)
      const lines = output.trimEnd().split('\n')
      console.info((code === 0 ? lines.slice(-12) : lines).join('\n'))
      resolve({ name, ok: code === 0, seconds })
    })
  })
}

type JsonReport = {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

/** Tests passed and failed, as the runners reported them. */
function count(): { passed: number; failed: number } {
  const total = { passed: 0, failed: 0 }
  for (const { report } of STAGES.flat()) {
    if (!report) continue
    try {
      // both runners document these fields of their JSON reporters
      const { numPassedTests, numFailedTests, stats } = JSON.parse(
        readFileSync(`${REPORTS}/${report}`, 'utf8'),
      ) as JsonReport
      total.passed += numPassedTests ?? (stats ? stats.expected + stats.flaky : 0)
      total.failed += numFailedTests ?? stats?.unexpected ?? 0
    } catch {
      // a runner that did not get as far as its report has failed as a step already
    }
  }
  return total
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const results = []
for (const stage of STAGES) {
  const done = await Promise.all(stage.map(run))
  results.push(...done)
  if (stage[0]?.name === 'browser' && !done[0]?.ok) break
}

const failedSteps = results.filter(({ ok }) => !ok).map(({ name }) => name)
const { passed, failed } = count()
console.info(`\n${results.map(({ name, seconds }) => `${name} ${seconds} s`).join(' · ')}`)
if (failedSteps.length > 0) console.error(`Failed: ${failedSteps.join(', ')}`)
console.info(`\n${passed} passed, ${failed} failed`)
process.exit(failedSteps.length > 0 || failed > 0 || passed === 0 ? 1 : 0)
