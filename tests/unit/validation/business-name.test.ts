import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { businessNameRule, normalBusinessName } from '~/validation/business-name'

import { french } from '../../support/form-problems'
import { anyText, HOSTILE_BUDGET_MS, runs, slowest, textOf } from '../../support/fuzz'

const FORBIDDEN = "Le nom d'entreprise contient des mots-clés non autorisés"
const CHARACTERS = 'Lettres, chiffres, espaces et - & . ’ " uniquement'
const LENGTH = 'Le nom de l’entreprise doit contenir entre 2 et 100 caractères'

const said = (name: string) => french(businessNameRule(name))

describe('a business name', () => {
  it.each(
    [
      ['Café de l’Étoile', 'L\'Atelier "1"', 'A&B', 'Chez Paul.', 'L\'Atelier & Co. "Paris"', '3M', 'Ĺubĺana', '24-7'],
      ['Papier & Co', 'Capital Conseil', 'Rapid Pizza', 'Thérapie Douce', 'Maille & Fils', 'Hackett', 'Data Conseil'],
      [
        'Grapin',
        'Apiculture',
        'Maillot',
        'Mailys',
        'Émaillerie',
        'Ecosystem',
        'Groot',
        'Administration',
        'Scriptorium',
      ],
      ['Nulle Part', 'Racine Carrée', 'Atelier Émail', 'Atelier E\u0301mail', 'JavaScript Conseil', 'Systèmes'],
    ].flat(),
  )('%s is accepted (REG-38, REG-39, C176, C178, K26)', (name) => expect(said(name)).toBeUndefined())

  it.each(
    [
      [
        'Admin Conseil',
        'E-mail Pro',
        'ROOT',
        'Mail & Co',
        "L'api",
        'www.exemple',
        'System',
        'null',
        'Undefined 2',
        'Hack.',
      ],
      ['script', 'Email', 'Le "Script"', '<script>', '<script>alert(1)</script>'],
    ].flat(),
  )("%s has the error 'Le nom d'entreprise contient des mots-clés non autorisés' (REG-39, K26)", (name) =>
    expect(said(name)).toBe(FORBIDDEN),
  )

  it.each(['javascript:x', 'JavaScript :x', 'data:text/html', 'vbscript:x', '<scripts'])(
    '%s is refused as code (REG-40, C179)',
    (name) => expect(said(name)).toBe('Contenu suspect détecté'),
  )

  it.each(
    [
      [
        'L\'Atelier "N°1"',
        'A<B',
        'Mars/Venus',
        'A+B',
        'Paul (fils)',
        'Zéro\u200bun',
        'Crème ™',
        '😀 Co',
        '&&',
        '--',
        'A_B',
      ],
      ['٣ frères', 'Ａｂｃ'],
    ].flat(),
  )('%j is refused for its characters (REG-38, C176, K49)', (name) => expect(said(name)).toBe(CHARACTERS))

  it('of 2 to 100 characters, counted after NFC and trimming, is accepted (REG-38, C176)', () => {
    expect(said('')).toBe('Le nom de l’entreprise est requis')
    expect(said(' \u00a0')).toBe('Le nom de l’entreprise est requis')
    expect(said(' É ')).toBe(LENGTH)
    expect(said('E\u0301')).toBe(LENGTH)
    expect(said('Éa')).toBeUndefined()
    expect(said('e\u0301'.repeat(100))).toBeUndefined()
    expect(said('é'.repeat(101))).toBe(LENGTH)
  })

  it('typographic apostrophes, quotes and hyphens are sent as plain ones (REG-38, C176)', () => {
    expect(normalBusinessName('  Cafe\u0301 de  l’Étoile ')).toBe("Café de l'Étoile")
    // as a telephone types them
    expect(normalBusinessName('Atelier “Bleu”')).toBe('Atelier "Bleu"')
    expect(said('Atelier “Bleu”')).toBeUndefined()
    expect(normalBusinessName('Vingt\u2011Quatre\u2010Sept')).toBe('Vingt-Quatre-Sept')
  })

  it('accepted names have allowed characters only and no forbidden word (REG-38, REG-39, K26)', () => {
    const pieces = [
      'admin',
      'mail',
      'api',
      ' ',
      '-',
      '.',
      '&',
      "'",
      '’',
      '"',
      'é',
      'a',
      'A',
      '1',
      ':',
      '<',
      '\u200b',
      '\u0301',
    ]
    fc.assert(
      fc.property(fc.oneof(textOf(pieces), anyText()), (text) => {
        const normal = normalBusinessName(text)
        expect(normalBusinessName(normal)).toBe(normal)
        expect(businessNameRule(normal)).toBe(businessNameRule(text))
        if (businessNameRule(text) !== undefined) return
        expect(normal).toMatch(/^[\p{L}\p{Mn}0-9 &.'"-]{2,}$/u)
        expect(` ${normal.toLowerCase().replaceAll(/[&.'" -]/g, ' ')} `).not.toMatch(/ (?:admin|mail|api) /)
      }),
      runs(100_000),
    )
  })

  it('100 kB of hostile text are fast (REG-38)', () => {
    expect(slowest((text) => [businessNameRule(text), normalBusinessName(text)])).toBeLessThan(HOSTILE_BUDGET_MS)
  })
})
