import type { Reporter, TestCase } from 'vitest/node'

/** Marks tests that passed only on the second try, for the JSON report and thus for the end of `npm test`. */
class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) Object.assign(test.meta(), { flaky: true })
  }
}

// oxlint-disable-next-line import/no-default-export -- how vitest loads a reporter
export default FlakyReporter
