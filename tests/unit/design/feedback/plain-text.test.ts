import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { plainText } from '~/design/feedback/toasts'

const graphemes = (text: string) => [...new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(text)].length

describe('a plain text', () => {
  it('is one line without control characters', () => {
    expect(plainText('  Une\nligne\u0000 \u202Eet\tune autre ', 100)).toBe('Une ligne et une autre')
  })

  it('keeps a number with its unit and a colon with its word', () => {
    const line = 'Référence\u00A0: 95\u202F%\u202F!'
    expect(plainText(line, 100)).toBe(line)
  })

  it('is cut between characters, never inside one', () => {
    expect(plainText('👩‍🚀👩‍🚀👩‍🚀👩‍🚀', 3)).toBe('👩‍🚀👩‍🚀…')
    expect(plainText('Éloïse', 6)).toBe('Éloïse')
    expect(plainText('Bonjour tout le monde', 9)).toBe('Bonjour…')
  })

  it('is never longer than the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 1, max: 50 }), (text, max) => {
        expect(graphemes(plainText(text, max))).toBeLessThanOrEqual(max)
        expect(plainText(text, max)).not.toMatch(/\p{Cc}/u)
      }),
    )
  })
})
