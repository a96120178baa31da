import { expect, it } from 'vitest'

import { readStories } from '../../../scripts/story-index'

/** They have no properties. */
const WITHOUT_ARGS = ['inputs/ThemeChoice', 'layout/SkipLink']

it('every component of the design has properties to try in the workbench, but for the listed ones', () => {
  const stories = readStories().filter(({ file }) => file.startsWith('stories/design/'))
  const titles = Map.groupBy(stories, ({ title }) => title)
  const without = [...titles].filter(([, those]) => !those.some(({ source }) => /\bargs: \{\s*[^\s}]/.test(source)))
  expect(titles.size).toBeGreaterThan(70)
  expect(without.map(([title]) => title.replace('design/', ''))).toEqual(WITHOUT_ARGS)
})
