import { describe, expect, it } from 'vitest'

import { isFramed } from '../../../stories/support/docs/framed'

const STORY = { parameters: {}, storyGlobals: {} }

describe('a story on the page of its component', () => {
  it('stands in the page when nothing more is needed to see its state', () => {
    expect(isFramed(STORY)).toBe(false)
    expect(isFramed({ ...STORY, parameters: { docs: { story: { inline: true } } } })).toBe(false)
  })

  it('has a frame when its play function brings its state about', () => {
    expect(isFramed({ ...STORY, playFunction: () => {} })).toBe(true)
  })

  it('has a frame when its theme or its window is not that of the page', () => {
    expect(isFramed({ ...STORY, storyGlobals: { theme: 'dark' } })).toBe(true)
  })

  it('has a frame when it asks for one', () => {
    expect(isFramed({ ...STORY, parameters: { docs: { story: { inline: false } } } })).toBe(true)
  })
})
