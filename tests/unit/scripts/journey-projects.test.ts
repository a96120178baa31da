import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

/** What stands in the one group of the pattern, sorted. */
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted()

it('`npm test` runs each project of the journeys once', () => {
  const [, projects = ''] =
    /\n {2}projects: \[\n(.*?)\n {2}\],/s.exec(readFileSync('tests/e2e/playwright.config.ts', 'utf8')) ?? []
  const defined = namesIn(projects, /\bname: '([^']+)'/g)
  const run = namesIn(readFileSync('scripts/test.ts', 'utf8'), /--project=([\w-]+)/g)
  expect(defined).not.toEqual([])
  expect(run).toEqual(defined)
})
