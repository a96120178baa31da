import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { initials } from '~/design/data/initials'

describe('initials', () => {
  it.each([
    ['Claire Fontaine', 'CF'],
    ['Léa', 'L'],
    ['  jean-baptiste   de la tour ', 'JT'],
    ['Éloïse D’Arc-Müller', 'ÉM'],
    ['e\u0301loi', 'É'],
    ['👩‍🚀 Thomas', '👩‍🚀T'],
    ['Maison & Fils', 'MF'],
    ['', ''],
    [' … ', ''],
  ])('SET-02 · of %j: %j', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })

  it('SET-02 · exist for every name with a letter, and never split a character', () => {
    const name = fc.string({ unit: 'grapheme' }).filter((text) => /\p{L}/u.test(text))
    fc.assert(
      fc.property(name, (text) => {
        expect(initials(text)).not.toBe('')
        expect(initials(text).isWellFormed()).toBe(true)
      }),
    )
  })
})
