import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { brandNames } from '#mocks/domain/seed/brand-names'
import { hueOf, initials } from '~/design/data/Avatar'

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

describe('the hue of a brand', () => {
  it('is the same in any case and form of its letters, at all times (BRD-01)', () => {
    expect(hueOf('Café de l’Étoile')).toBe(120)
    expect(hueOf(' CAFE\u0301 de l’Étoile ')).toBe(hueOf('Café de l’Étoile'))
  })

  it('is shared by few of an agency’s brands (BRD-01)', () => {
    const hues = brandNames.map(hueOf)
    expect(new Set(hues).size).toBe(12)
    const most = Math.max(...hues.map((hue) => hues.filter((other) => other === hue).length))
    expect(most).toBeLessThanOrEqual(brandNames.length / 6)
  })

  it('is a number of degrees for any name (BRD-01)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(hueOf(name) % 30).toBe(0)
        expect(hueOf(name)).toBeLessThan(360)
      }),
    )
  })
})
