import { describe, expect, it } from 'vitest'

import { readStories, type StoryEntry } from '../../../scripts/story-index'
import { STORY_TAGS, type StoryTag } from '../../../stories/support/story-tags'

const ID = /\b(?:[A-Z]{3}-\d{2}|C\d{3}|[KG]\d{1,2}|decision-\d{1,2})\b/
const WHOLE_ID = new RegExp(`^${ID.source}$`)
/** Storybook's own, and ours. */
const WORDS = new Set(['autodocs', '!autodocs', ...Object.keys(STORY_TAGS)])

/** The ids whose stories have a word, and code that no story without it has. */
const NEEDED_BY: Record<StoryTag, { id?: RegExp; code?: RegExp }> = {
  money: { id: /^(?:PLN|SUB|BIL|TRI)-/ },
  destructive: { id: /^(?:BRD-24|ACC-10|ACC-24)$/, code: /\bTypedConfirmDialog\b|<ConfirmDialog\b[^>]* danger\b/ },
  role: { id: /^PRM-0[1-8]$/, code: /\bREAD_ONLY_ADMIN\b|\bglobals: \{ role:/ },
  theme: { id: /^THM-/, code: /\bglobals: \{ theme:/ },
  'forced-colors': { code: /\bforcedColors: 'active'/ },
}

const stories = readStories()

const needed = ({ tags, source }: StoryEntry) =>
  Object.entries(NEEDED_BY)
    .filter(([, { id, code }]) => tags.some((tag) => id?.test(tag)) || code?.test(source))
    .map(([word]) => word)

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

  it('of a plan, a removal, a role, a theme or forced colours has the word to filter by', () => {
    const without = stories.flatMap((story) =>
      needed(story)
        .filter((word) => !story.tags.includes(word))
        .map((word) => `${story.id}: ${word}`),
    )
    expect(without).toEqual([])
  })
})

it('each word to filter by finds stories', () => {
  const used = new Set(stories.flatMap(({ tags }) => tags))
  expect(Object.keys(STORY_TAGS).filter((word) => !used.has(word))).toEqual([])
})
