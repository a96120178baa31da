import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { compileMessage, compileMessages } from '../../../scripts/compile-messages.ts'
import { frenchSpacing } from '../../../scripts/french-spacing.ts'
import { messageTypes } from '../../../scripts/message-types.ts'

const NBSP = '\u00a0'
const FINE = '\u202f'
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('French spacing', () => {
  it.each([
    ['Connexion réussie ! Redirection en cours...', `Connexion réussie${FINE}! Redirection en cours...`],
    ['Quitter sans enregistrer ?', `Quitter sans enregistrer${FINE}?`],
    ['intactes ; réessayez', `intactes${FINE}; réessayez`],
    ['Référence : A1', `Référence${NBSP}: A1`],
    ['« Léa »', `«${FINE}Léa${FINE}»`],
    ['95 € et 90 %', `95${NBSP}€ et 90${NBSP}%`],
    ['14 jours, 2 h, 30 s, 5 Mo', `14${NBSP}jours, 2${NBSP}h, 30${NBSP}s, 5${NBSP}Mo`],
  ])('is non-breaking in %s', (written, set) => {
    expect(frenchSpacing(written)).toBe(set)
  })

  it.each([
    'Mot de passe doit contenir: minuscule',
    'Confirmer et payer 95€/mois',
    'https://exemple.fr:8080/a?b=c',
    '10:30',
    '3 stations, 2 hommes',
  ])('adds no space: %s', (written) => {
    expect(frenchSpacing(written)).toBe(written)
  })

  it('changes ordinary spaces only, and is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', '1', ' ', ';', ':', '!', '«', '»', '€', '%', 'h', 's', '\u00a0', '\u202f'),
        }),
        (text) => {
          const set = frenchSpacing(text)
          expect(plain(set)).toBe(plain(text))
          expect(frenchSpacing(set)).toBe(set)
        },
      ),
    )
  })
})

describe('the compiled texts', () => {
  it('stay strings without placeholders', () => {
    expect(compileMessage('Se connecter', 'fr')).toBe('Se connecter')
    expect(compileMessage('Accès refusé !', 'fr')).toBe(`Accès refusé${FINE}!`)
    expect(compileMessage('¿Sigue ahí?', 'es')).toBe('¿Sigue ahí?')
  })

  it('are trees when they would need the parser', () => {
    expect(compileMessage("Période d'essai", 'fr')).toEqual([{ type: 0, value: "Période d'essai" }])
    expect(compileMessage('Référence : {reference}', 'fr')).toEqual([
      { type: 0, value: `Référence${NBSP}: ` },
      { type: 1, value: 'reference' },
    ])
  })

  it('have a non-breaking space between a placeholder number and its unit', () => {
    expect(compileMessage('{percent, number} %', 'fr')).toEqual([
      { type: 2, value: 'percent', style: null },
      { type: 0, value: `${NBSP}%` },
    ])
    expect(JSON.stringify(compileMessage('{count, plural, one {# jour} other {# jours}}', 'fr'))).toContain(
      `${NBSP}jours`,
    )
    expect(JSON.stringify(compileMessage('{user} joue', 'fr'))).toContain('" joue"')
  })

  it('leave other languages unchanged', () => {
    expect(compileMessage('Fertig ! 95 €', 'de')).toBe('Fertig ! 95 €')
  })

  it('name the invalid text', () => {
    expect(() => compileMessages({ 'auth.a': '{count, plural, one {x}}' }, 'it')).toThrow(
      /^it auth\.a: not a valid text/,
    )
  })
})

describe('the types of texts', () => {
  it('name the placeholders of an id and their kinds', () => {
    const types = messageTypes({
      'a.none': 'Rien',
      'a.some': '{name} a {count, plural, one {# marque} other {# marques}} depuis {since, date}',
      'a.choice': '{state, select, on {Actif} other {Inactif}} <b>{amount, number}</b>',
      'a.twice': '{n} {n, number}',
    })
    expect(types).toContain('"a.none": Record<never, never>')
    expect(types).toContain('"a.some": { "name": string | number; "count": number; "since": Date | number }')
    expect(types).toContain('"a.choice": { "state": "on" | (string & {}); "b": MessageTag; "amount": number }')
    expect(types).toContain('"a.twice": { "n": number }')
  })
})
