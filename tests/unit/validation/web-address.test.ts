import { describe, expect, it } from 'vitest'

import { normalWebAddress, webAddressRule } from '~/features/brands/brand-form'

import { french } from '../../support/form-problems'

const said = (text: string) => french(webAddressRule(text))
const MOST = 2000
const addressOf = (length: number) => 'https://exemple.fr/'.padEnd(length, 'a')

describe('the web address of a brand', () => {
  it.each([
    ['https://exemple.fr', 'https://exemple.fr'],
    ['http://exemple.fr/a?b=HTTP://C', 'http://exemple.fr/a?b=HTTP://C'],
    [' https://exemple.fr ', 'https://exemple.fr'],
    ['Https://Exemple.fr', 'https://Exemple.fr'],
    ['HTTP://exemple.fr', 'http://exemple.fr'],
    ['www.exemple.fr', 'https://www.exemple.fr'],
    ['exemple.fr', 'https://exemple.fr'],
    [' exemple.fr:8080/boutique?a=b#c ', 'https://exemple.fr:8080/boutique?a=b#c'],
    ['//exemple.fr', 'https://exemple.fr'],
    ['café.fr', 'https://café.fr'],
    ['https://https://exemple.fr/a', 'https://exemple.fr/a'],
    ['http://HTTPS://exemple.fr', 'https://exemple.fr'],
    ['\u200bhttps://exemple.fr', 'https://exemple.fr'],
    ['', ''],
    ['  ', ''],
    [addressOf(MOST), addressOf(MOST)],
    [` ${addressOf(MOST)} `, addressOf(MOST)],
  ])('%j is accepted and sent as %j (BRD-08)', (typed, sent) => {
    expect(said(typed)).toBeUndefined()
    expect(normalWebAddress(typed)).toBe(sent)
  })

  it.each(
    [
      [
        'http://a b',
        'exemple',
        '/logo',
        'ftp://exemple.fr',
        'javascript:alert(1)',
        'https:exemple.fr',
        'https:/exemple.fr',
      ],
      [
        'https://',
        'http:// a',
        'java\tscript:alert(1)',
        'exemple.fr:javascript',
        'a@exemple.fr',
        'x https://exemple.fr',
        'mailto:a@b.fr?subject=https://b.fr',
      ],
    ].flat(),
  )('%j is refused, with an example of what is accepted (BRD-08)', (text) => {
    expect(said(text)).toBe('Adresse de site non valide. Exemple : www.exemple.fr')
    expect(said('www.exemple.fr')).toBeUndefined()
  })

  it('only the beginning is written in small letters (BRD-08)', () => {
    expect(normalWebAddress('x HTTP://exemple.fr')).toBe('x HTTP://exemple.fr')
  })

  it('of more than 2,000 characters, as sent, is refused (BRD-08, SAN-02)', () => {
    expect(said(addressOf(MOST + 1))).toBe('L’adresse ne peut pas dépasser 2 000 caractères')
    // an accent of its own counts: the address is sent as typed
    expect(said(`${addressOf(MOST - 1)}e\u0301`)).toBe('L’adresse ne peut pas dépasser 2 000 caractères')
  })

  it('a character of two code units counts once (BRD-08, K48)', () => {
    expect(said(`${addressOf(MOST - 1)}😀`)).toBeUndefined()
    expect(said(`${addressOf(MOST)}😀`)).toBe('L’adresse ne peut pas dépasser 2 000 caractères')
  })
})
