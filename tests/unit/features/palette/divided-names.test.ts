import * as fc from 'fast-check'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { dividedNames, readActionSentence } from '~/features/palette/typed-sentences'

import german from '../../../../src/i18n/messages/de/palette.json'
import english from '../../../../src/i18n/messages/en/palette.json'
import spanish from '../../../../src/i18n/messages/es/palette.json'
import french from '../../../../src/i18n/messages/fr/palette.json'
import italian from '../../../../src/i18n/messages/it/palette.json'

const MESSAGES = { fr: french, en: english, es: spanish, de: german, it: italian }

const GERMAN = createIntl({ locale: 'de', messages: german as never })

const line = (member: string, brand = '') => ({ verb: 'give' as const, member, brand })

describe('two names without a word between them', () => {
  it.each([
    ['léa café', 'léa', 'café', ['léa|café']],
    ['léa roy café', 'léa', 'café', ['léa|roy café', 'léa roy|café']],
    ['jean de sousa café', 'jean', 'café', ['jean|de sousa café', 'jean de|sousa café', 'jean de sousa|café']],
    // a brand is not typed yet, or a role stands between the names
    ['léa café à', 'léa', 'café', ['léa|café']],
    ['bastien administrateur taxi', 'bastien', 'taxi', ['bastien|taxi']],
  ])('are searched once each, whatever the ways to divide "%s" (NFR-07)', (text, member, brand, splits) => {
    const divided = dividedNames(line(text))
    expect(divided?.asked).toEqual({ member, brand })
    expect(divided?.splits.map((split) => `${split.member}|${split.brand}`)).toEqual(splits)
  })

  it('are none of one word, of a line that names the brand, nor of an action without a user (NFR-07)', () => {
    expect(dividedNames(line('léa'))).toBeUndefined()
    expect(dividedNames(line('léa à'))).toBeUndefined()
    expect(dividedNames(line('léa roy', 'café'))).toBeUndefined()
    expect(dividedNames({ verb: 'deactivate', member: '', brand: 'optique lune' })).toBeUndefined()
    fc.assert(fc.property(fc.string(), (text) => void dividedNames(line(text))))
  })
})

describe('the line of an action', () => {
  it.each([
    ['Taxi Rivière deaktivieren', { verb: 'deactivate', member: '', brand: 'Taxi Rivière' }],
    ['Clément für Taxi Rivière ernennen', { verb: 'name', member: 'Clément', brand: 'Taxi Rivière' }],
    ['Léa für Café Zugriff geben', { verb: 'give', member: 'Léa', brand: 'Café' }],
    ['deaktivieren Taxi', { verb: 'deactivate', member: '', brand: 'Taxi' }],
  ])('in German is read from "%s": the verb may end it (NFR-07)', (text, line) => {
    expect(readActionSentence(GERMAN, text)).toEqual(line)
  })

  it.each([
    ['fr', 'donner à Léa Roy l’accès à Café de l’Étoile', 'give', 'Léa Roy', 'Café de l’Étoile'],
    ['fr', 'donner à léa accès à café', 'give', 'léa', 'café'],
    ['fr', 'nommer léa comme administratrice de café', 'name', 'léa', 'café'],
    ['en', 'give léa access to café', 'give', 'léa', 'café'],
    ['en', 'grant léa access to café', 'give', 'léa', 'café'],
    ['en', 'Make Léa the administrator of Café', 'name', 'Léa', 'Café'],
    ['en', 'make léa admin of café', 'name', 'léa', 'café'],
    ['en', 'name léa as admin of café', 'name', 'léa', 'café'],
    ['es', 'dar a léa acceso a café', 'give', 'léa', 'café'],
    ['es', 'Nombrar a Léa administradora de Café', 'name', 'Léa', 'Café'],
    ['de', 'Léa Zugriff auf Café geben', 'give', 'Léa', 'Café'],
    ['de', 'Léa zum Administrator von Café ernennen', 'name', 'Léa', 'Café'],
    ['it', 'dai a léa l’accesso a café', 'give', 'léa', 'café'],
    ['it', 'nomina léa amministratrice di café', 'name', 'léa', 'café'],
    // with an article
    ['fr', 'donner accès léa aux Ateliers', 'give', 'léa', 'Ateliers'],
    ['fr', 'donner à léa l’accès à la boulangerie', 'give', 'léa', 'boulangerie'],
    ['fr', 'donner accès léa à l’étoile', 'give', 'léa', 'étoile'],
    ['en', 'give léa access to the café', 'give', 'léa', 'café'],
    ['es', 'asignar Léa al Café', 'give', 'Léa', 'Café'],
    ['es', 'dar acceso a Léa a la Boulangerie', 'give', 'Léa', 'Boulangerie'],
    ['es', 'dar a léa acceso al café', 'give', 'léa', 'café'],
    ['de', 'Léa Zugriff auf das Café geben', 'give', 'Léa', 'Café'],
    ['de', 'Léa zum Café zuweisen', 'give', 'Léa', 'Café'],
    ['it', 'assegna Léa al Café', 'give', 'Léa', 'Café'],
    ['it', 'dare accesso a léa alla boulangerie', 'give', 'léa', 'boulangerie'],
    ['it', 'dai a léa accesso all’étoile', 'give', 'léa', 'étoile'],
    // elsewhere the same word belongs to a name
    ['fr', 'donner accès omar al said à café', 'give', 'omar al said', 'café'],
    ['es', 'dar acceso a Omar Al Said al café', 'give', 'Omar Al Said', 'café'],
    // a brand or a user may be called like a word of the verb
    ['fr', 'donner accès à léa à accès club', 'give', 'léa', 'accès club'],
    ['en', 'grant léa to access club', 'give', 'léa', 'access club'],
    ['fr', 'donner accès à léa à administration nord', 'give', 'léa', 'administration nord'],
  ] as const)('is read in the words of its command, in %s: "%s" (NFR-07)', (locale, text, verb, member, brand) => {
    expect(readActionSentence(createIntl({ locale, messages: MESSAGES[locale] as never }), text)).toEqual({
      verb,
      member,
      brand,
    })
  })
})
