import { describe, expect, it } from 'vitest'

import { brandNameRule, normalBrandName } from '~/features/brands/brand-form'

import { french } from '../../support/form-problems'

const said = (text: string) => french(brandNameRule(text))

describe('the name of a brand', () => {
  it.each([
    ['Lumière & Fils', 'Lumière & Fils'],
    ['  Café  ', 'Café'],
    ['Cafe\u0301', 'Café'],
    ['7', '7'],
    ['Marque (75) !', 'Marque (75) !'],
    ['❤️', '❤️'],
    ['x'.repeat(100), 'x'.repeat(100)],
    [` ${'x'.repeat(100)} `, 'x'.repeat(100)],
    ['e\u0301'.repeat(100), 'é'.repeat(100)],
  ])('%j is accepted and sent as %j (BRD-08, K48)', (typed, sent) => {
    expect(said(typed)).toBeUndefined()
    expect(normalBrandName(typed)).toBe(sent)
  })

  it.each(['', ' ', '\t\n'])("%j has the error 'Le nom de la marque est requis' (BRD-08)", (text) => {
    expect(said(text)).toBe('Le nom de la marque est requis')
  })

  it('more than 100 characters are refused (BRD-08)', () => {
    expect(said('x'.repeat(101))).toBe('Le nom de la marque ne peut pas dépasser 100 caractères')
  })

  it.each(['a<b', 'a>b', 'a\u0007b', 'a\nb', 'Lum\u200bière', '\u202eLumière'])(
    'a name of %j is refused: it holds an angle bracket or an invisible character (BRD-08, K49)',
    (text) => {
      expect(said(text)).toBe(
        "Le nom de la marque ne peut contenir ni les signes '<' et '>' ni des caractères invisibles",
      )
    },
  )
})
