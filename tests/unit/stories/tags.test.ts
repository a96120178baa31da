import { describe, expect, it } from 'vitest'

import { readStories } from '../../../scripts/story-index'

const ID = /\b(?:[A-Z]{3}-\d{2}|C\d{3}|[KG]\d{1,2}|decision-\d{1,2})\b/
const WHOLE_ID = new RegExp(`^${ID.source}$`)
/** Storybook's own. */
const WORDS = new Set(['autodocs', '!autodocs'])

const stories = readStories()

describe('a story', () => {
  it('has no requirement, case or decision in its name: they are its tags', () => {
    expect(stories.length).toBeGreaterThan(1500)
    const named = stories.filter(({ name }) => ID.test(name) || name.includes('·'))
    expect(named.map(({ id, name }) => `${id}: ${name}`)).toEqual([])
    expect(stories.filter(({ tags }) => tags.some((tag) => ID.test(tag))).length).toBeGreaterThan(1000)
  })

  it('has no tags but ids, each once, and words that are listed', () => {
    const odd = stories.flatMap(({ id, tags }) =>
      tags
        .filter((tag, at) => (!WHOLE_ID.test(tag) && !WORDS.has(tag)) || tags.indexOf(tag) !== at)
        .map((tag) => `${id}: ${tag}`),
    )
    expect(odd).toEqual([])
  })
})
