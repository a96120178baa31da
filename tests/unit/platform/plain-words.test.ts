import { describe, expect, it } from 'vitest'

import { plainWords } from '~/platform/text'

describe('a text that is searched', () => {
  it.each([
    ['Élodie', 'elodie'],
    ['E\u0301LODIE', 'elodie'],
    ['Garçon à Noël', 'garcon a noel'],
    ['Ệ', 'e'],
    ['Straße 7', 'strasse 7'],
    ['L’Œuf', "l'oeuf"],
    ['Ｍarque\u00a08', 'marque 8'],
    ['', ''],
  ])('%j is found as %j: case, accents and typography do not count', (text, plain) => {
    expect(plainWords(text)).toBe(plain)
  })

  it('only the first 2,000 characters are searched (C122)', () => {
    expect(plainWords('x'.repeat(2000))).toHaveLength(2000)
    expect(plainWords(`${'x'.repeat(2000)}é`)).toBe('x'.repeat(2000))
  })
})
