import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { firstGrapheme, graphemes, graphemesOf, shortened } from '~/platform/text'

const segmenter = new Intl.Segmenter('fr')
const first = (text: string) => segmenter.segment(text).containing(0)?.segment ?? ''

describe('the graphemes of a text', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    ['Élise', 'É'],
    ['O’Neil', 'O'],
    ['e\u0301lan', 'e\u0301'],
    ['👩‍🚀 Zoé', '👩‍🚀'],
    ['a\u200Db', 'a\u200D'],
    ['', ''],
  ])('of %j begin with %j', (text, expected) => {
    expect(firstGrapheme(text)).toBe(expected)
  })

  it('the first of any text is what the browser says it is', () => {
    const marks = fc.constantFrom('a', 'é', '\u0301', '\u200D', '\uFE0F', '👍', '🏽', ' ', '.', '’', 'ﬁ', 'ก')
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: marks }), fc.string({ unit: 'binary' })), (text) => {
        expect(firstGrapheme(text)).toBe(first(text))
      }),
    )
  })

  it.each([
    ['Élise', 5, 'Élise'],
    ['Élise Roy', 8, 'Élise R…'],
    ['Élise Roy', 7, 'Élise…'],
    ['👩‍🚀👩‍🚀👩‍🚀', 3, '👩‍🚀👩‍🚀👩‍🚀'],
    ['👩‍🚀👩‍🚀👩‍🚀', 2, '👩‍🚀…'],
  ])('%j in %i characters is %j', (text, longest, expected) => {
    expect(shortened(text, longest)).toBe(expected)
  })

  it('a browser that knows none counts code points', () => {
    vi.stubGlobal('Intl', {})
    expect(graphemes()).toBeUndefined()
    expect(graphemesOf('né👍')).toEqual(['n', 'é', '👍'])
    expect(firstGrapheme('👍 Zoé')).toBe('👍')
  })
})
