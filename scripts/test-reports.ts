import { existsSync, readFileSync } from 'node:fs'

/** A test that failed, with the beginning of its message. */
export type Failure = { title: string; message: string }

/** What a runner's report says. `flaky`: titles of the tests that passed at the second try only. */
export type Report = { passed: number; failures: Failure[]; flaky: string[] }

// both runners document these fields of their JSON reporters
type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: {
      fullName: string
      status: string
      failureMessages?: string[] | null
      meta?: { flaky?: boolean }
    }[]
  }[]
}
type PlaywrightSuite = {
  title: string
  specs?: {
    title: string
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }

const LINES = 12

// oxlint-disable-next-line no-control-regex -- colours of a terminal
const plain = (text: string) => text.replaceAll(/\u001B\[[0-9;]*m/g, '')
const beginning = (text: string) => {
  const lines = plain(text).trim().split('\n')
  return lines
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, LINES)
    .join('\n')
}

function fromVitest({ numPassedTests, testResults }: VitestReport): Report {
  const failures: Failure[] = []
  const flaky: string[] = []
  for (const { name, status, message, assertionResults } of testResults) {
    for (const test of assertionResults) {
      if (test.meta?.flaky) flaky.push(test.fullName)
      if (test.status === 'failed')
        failures.push({
          title: `${test.fullName} (${name})`,
          message: beginning((test.failureMessages ?? []).join('\n')),
        })
    }
    // a file that could not be loaded has no test that failed
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      failures.push({ title: name, message: beginning(message ?? '') })
  }
  return { passed: numPassedTests, failures, flaky }
}

function fromPlaywright(step: string, { suites, errors }: PlaywrightReport): Report {
  const report: Report = { passed: 0, failures: [], flaky: [] }
  for (const { message = '' } of errors) report.failures.push({ title: step, message: beginning(message) })
  const read = (suite: PlaywrightSuite) => {
    for (const spec of suite.specs ?? []) {
      const title = `${suite.title} › ${spec.title}`
      for (const { status, results } of spec.tests) {
        if (status === 'expected' || status === 'flaky') report.passed += 1
        if (status === 'flaky') report.flaky.push(title)
        const said = results.flatMap((result) => result.errors.map(({ message = '' }) => message))
        if (status === 'unexpected') report.failures.push({ title, message: beginning(said.join('\n')) })
      }
    }
    suite.suites?.forEach(read)
  }
  suites.forEach(read)
  return report
}

/** Reads the report of either runner; `undefined` where the runner did not get as far as writing one. */
export function readReport(step: string, file: string): Report | undefined {
  if (!existsSync(file)) return undefined
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
    return 'suites' in report ? fromPlaywright(step, report) : fromVitest(report)
  } catch {
    return undefined
  }
}
