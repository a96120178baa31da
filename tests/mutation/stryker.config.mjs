// `npm run mutation`, or a part of it: npm run mutation -- --mutate 'src/permissions/**/*.ts'
// for the properties: tests/support/fuzz.ts
process.env['MUTATION'] = '1'

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: ['src/session/**/*.ts', 'src/api/transport/**/*.ts', 'src/permissions/**/*.ts', 'src/validation/**/*.ts'],
  coverageAnalysis: 'perTest',
  // two cores are what a small machine has
  concurrency: 2,
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: '.cache/mutation/index.html' },
  clearTextReporter: { reportTests: false, allowColor: false },
  ignorePatterns: ['/stories', '/docs', '/dist*', '/.cache', '/tests/e2e'],
  tempDirName: '.cache/stryker',
  thresholds: { high: 95, low: 90, break: 90 },
}
