import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'

import { requireNode } from './node-version.ts'
import { argumentsOf } from './stop.ts'
import { readReport } from './test-reports.ts'

requireNode()

/** `npm test -- --no-retries`: what passes at the second try only has failed. */
const { values } = argumentsOf('npm test -- [--no-retries]', {
  options: { 'no-retries': { type: 'boolean', default: false } },
})
const retries = values['no-retries'] ? { TEST_RETRIES: '0' } : {}

/** Beside those of the journeys, which run at the same time (`tests/e2e/support/places.ts`). */
const CHAOS_PORTS = String(Number(process.env.E2E_PORTS ?? 4210) + 4)

type Step = { name: string; command: string; report?: string; env?: Record<string, string> }
type Result = { name: string; ok: boolean; seconds: number }

const REPORTS = '.cache/reports'
const REPORTERS = '--reporter=minimal --reporter=./tests/support/flaky-reporter.ts --reporter=json'

type Lane = Step[]
type Stage = Lane[]

/** What needs nothing of each other, the longest first. */
const CHECKS: Lane = [
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'build sandbox', command: 'npm run --silent build:sandbox' },
  { name: 'dead code', command: 'npm run --silent knip' },
  { name: 'contract lint', command: 'npm run --silent contract:lint' },
  { name: 'format', command: 'npm run --silent format:check' },
]

const PAGES: Lane = [
  {
    // ten tabs at once leave other journeys no time: apart from them
    name: 'long journeys',
    command: 'npm run --silent test:e2e -- --project=long --workers=2',
    report: 'long.json',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/long.json` },
  },
  {
    name: 'journeys',
    command: 'npm run --silent test:e2e -- --project=production --project=sandbox',
    report: 'e2e.json',
  },
  {
    name: 'stories',
    command: `npm run --silent test:stories -- ${REPORTERS} --outputFile.json=${REPORTS}/stories.json`,
    report: 'stories.json',
  },
]

/** The chaos mostly waits, and the units need no page: they run beside the journeys and the stories. */
const BESIDE: Lane = [
  {
    name: 'chaos',
    command: 'npm run --silent test:e2e -- --project=chaos --output=test-results-chaos',
    report: 'chaos.json',
    env: { E2E_PORTS: CHAOS_PORTS, PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/chaos.json` },
  },
  {
    name: 'engines',
    command: 'playwright test -c tests/engines/playwright.config.ts --grep @short',
    report: 'engines.json',
  },
  {
    name: 'unit',
    command: `npm run --silent test:unit -- ${REPORTERS} --outputFile.json=${REPORTS}/unit.json`,
    report: 'unit.json',
  },
  {
    name: 'stories in four languages',
    command: `npm run --silent test:stories -- --sample ${REPORTERS} --outputFile.json=${REPORTS}/sample.json`,
    report: 'sample.json',
  },
]

/**
 * Stages run one after another, the lanes of a stage side by side, the steps of a lane one after another: two cores are
 * what a small machine has. Two lanes with the same steps share them: whichever is free takes the next.
 */
const STAGES: Stage[] = [
  // what is not as generated would change under the others
  [
    [{ name: 'browsers', command: 'node scripts/ensure-browsers.ts' }],
    [{ name: 'generated', command: 'npm run --silent generate:check' }],
  ],
  [CHECKS, CHECKS],
  [PAGES, BESIDE],
  [
    [{ name: 'requirements', command: 'node scripts/requirements.ts --check' }],
    [{ name: 'sizes', command: 'node scripts/check-build.ts' }],
  ],
]

const REPORTED = [...new Set(STAGES.flat(2))].filter(({ report }) => report !== undefined)

function run({ name, command, env }: Step): Promise<Result> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...retries, ...env },
    })
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

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

async function runLane(lane: Lane): Promise<Result[]> {
  const results: Result[] = []
  for (let step = lane.shift(); step; step = lane.shift()) results.push(await run(step))
  return results
}

const results: Result[] = []
for (const stage of STAGES) {
  const done = (await Promise.all(stage.map(runLane))).flat()
  results.push(...done)
  if (done[0]?.name === 'browsers' && !done[0].ok) break
}

const reports = REPORTED.flatMap(({ name, report }) => readReport(name, `${REPORTS}/${report}`) ?? [])
const passed = reports.reduce((sum, report) => sum + report.passed, 0)
const failures = reports.flatMap((report) => report.failures)
const flaky = reports.flatMap((report) => report.flaky)
const failedSteps = results.filter(({ ok }) => !ok).map(({ name }) => name)

console.info(`\n${results.map(({ name, seconds }) => `${name} ${seconds} s`).join(' · ')}`)
if (flaky.length > 0)
  console.warn(`\nPassed at the second try only, so to be mended:\n${flaky.map((title) => `  ${title}`).join('\n')}`)
for (const { title, message } of failures) console.error(`\n✘ ${title}\n${message}`)
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(', ')}`)
console.info(`\n${passed} passed, ${failures.length} failed`)
process.exit(failedSteps.length > 0 || failures.length > 0 || passed === 0 ? 1 : 0)
