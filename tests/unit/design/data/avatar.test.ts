import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { initials } from '~/design/data/Avatar'

describe('the initials', () => {
  it.each([
    ['Claire Fontaine', 'CF'],
    ['Léa', 'L'],
    ['  jean-baptiste   de la tour ', 'JT'],
    ['Éloïse D’Arc-Müller', 'ÉM'],
    ['e\u0301loi', 'É'],
    ['👩‍🚀 Thomas', '👩‍🚀T'],
    ['Maison & Fils', 'MF'],
    ['Café de l’Étoile', 'CÉ'],
    ["Café de l'Étoile", 'CÉ'],
    ['L’Atelier d’Ana', 'LA'],
    ['Osteria dell’Orso', 'OO'],
    ['Un’Altra Trattoria', 'UT'],
    ['John D’Angelo', 'JD'],
    ['Sergio Dall’Ara', 'SD'],
    ['Val-d’Isère', 'VI'],
    ['Sinéad O’Brien', 'SO'],
    ['Marcel’s', 'M'],
    // A letter that stays a letter and a mark, also in NFC.
    ['Café l’שׁלום', 'Cשׁ'],
    ['D’s Diner', 'DD'],
    ['Haus und Hof', 'HH'],
    ['La Plume', 'LP'],
    ['Duran Duran', 'DD'],
    ['', ''],
    [' … ', ''],
  ])('of %j: %j (SET-02)', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })

  it('exist for every name with a letter, and never split a character (SET-02)', () => {
    const name = fc.string({ unit: 'grapheme' }).filter((text) => /\p{L}/u.test(text))
    fc.assert(
      fc.property(name, (text) => {
        expect(initials(text)).not.toBe('')
        expect(initials(text).isWellFormed()).toBe(true)
      }),
    )
  })

  it('skip an elided article, whatever the word (SET-02)', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 2 }).filter((text) => /^\p{L}{2,}$/u.test(text))
    const elided = fc.constantFrom('l', 'd', 'dell', 'all', 'un')
    fc.assert(
      fc.property(elided, fc.constantFrom("'", '’'), word, (article, apostrophe, text) => {
        expect(initials(`Café ${article}${apostrophe}${text}`)).toBe(initials(`Café ${text}`))
      }),
    )
  })
})
