import * as fc from 'fast-check'
import parser from 'papaparse'
import { describe, expect, it } from 'vitest'

import { csvOf } from '~/platform/csv'

import { runs, textOf } from '../../support/fuzz'

const FRENCH = { language: 'fr', system: 'fr-FR' }
const ENGLISH = { language: 'en', system: 'en-GB' }

/** The file as an independent reader sees it. */
const read = (csv: string, delimiter: string) => parser.parse<string[]>(csv.trimEnd(), { delimiter }).data

/** The one cell of a file. */
const cellFor = (text: string) => read(csvOf([[text]], FRENCH), ';')[0]?.[0]

const FORMULA = /^[\s"\p{Cc}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u
const SEPARATORS = [',', ';', '|', '\t']

/** What the guard and the text mark add. */
const unmarked = (text: string) => text.replaceAll(/['\u200E]/g, '')

describe('a table as CSV', () => {
  it('has a byte order mark, CRLF, and every cell in quotes', () => {
    expect(
      csvOf(
        [
          ['Marque', 'Ville'],
          ['Café « Étoile »', 'Le "Bar"; Tours'],
        ],
        FRENCH,
      ),
    ).toBe('\uFEFF"Marque";"Ville"\r\n"Café « Étoile »";"Le ""Bar""; Tours"\r\n')
  })

  it.each([
    ['fr', 'fr-FR', ';'],
    ['de', 'de-DE', ';'],
    ['es', 'es-ES', ';'],
    ['it', 'it-IT', ';'],
    ['en', 'en-GB', ','],
    ['en', 'fr-FR', ';'],
    ['en', 'de', ';'],
    ['fr', 'en-US', ','],
    ['de', 'de-CH', ';'],
    ['en', 'de-LI', ';'],
    // the browser names no locale
    ['fr', 'en-US@posix', ';'],
    ['en', '', ','],
  ])(
    'has for the interface in %s on a computer in %j the separator %s, and no line before the header',
    (language, system, separator) => {
      expect(csvOf([['é', 'b']], { language, system })).toBe(`\uFEFF"é"${separator}"b"\r\n`)
    },
  )

  it.each([
    '0612345678',
    '06 12 34 56 78',
    '06.12.34.56.78',
    '+33612345678',
    '+33 6 12 34 56 78',
    '+33 (0)6-12-34-56-78',
  ])('keeps the 0 or the sign of the phone number %s as text, without an apostrophe', (phone) => {
    expect(cellFor(phone)).toBe(`\u200E${phone}`)
  })

  it.each(['007', '1E10', '1664e3', '3-4', '01/02', '12.3.2024', '1234567890123456', '-12', '+4', '-3,5'])(
    '%s is a name, and no number or date',
    (text) => {
      expect(cellFor(text)).toBe(`\u200E${text}`)
    },
  )

  it.each(['12', '0', '2026-03-16', '3,5', 'a=b', 'Jean-Paul', 'L’été - Nice', "aujourd'hui", ''])(
    '%j is data, and stays as it is',
    (text) => {
      expect(cellFor(text)).toBe(text)
    },
  )

  it.each([
    ['=1+1', "'=1+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1+1', "' =1+1"],
    ['＝1+1', "'＝1+1"],
    ['\tcmd', "'\tcmd"],
    ['\t=1', "'\t'=1"],
    ['\r\n=1', "'\r\n'=1"],
    ['"=1', `'"=1`],
    ["Bar,=cmd|'/C calc'!A1,", "Bar,'=cmd|'/C calc'!A1,"],
    ['Bar; +1+cmd', "Bar;' +1+cmd"],
    ['Bar|@x', "Bar|'@x"],
    ['Bar\t-x', "Bar\t'-x"],
    ['Bar\n=x', "Bar\n'=x"],
    ['x","=cmd', `x",'"=cmd`],
  ])('%j does not run as a formula (BRD-22)', (text, expected) => {
    expect(cellFor(text)).toBe(expected)
  })

  const cell = textOf(
    ['=', '+', '-', '@', '＝', '＋', '"', "'", ',', ';', '|', '\t', '\n', '\r', ' ', '0', '33', 'e', 'Bar', '\u200b'],
    8,
  )
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })

  it('no cell begins with a formula, whatever separator it is read with (BRD-22)', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(FRENCH, ENGLISH), fc.constantFrom(...SEPARATORS), (rows, languages, by) => {
        const csv = csvOf(rows, languages)
        expect(
          read(csv, by)
            .flat()
            .filter((found) => FORMULA.test(found)),
        ).toEqual([])
        // a reader that knows no quotes
        const bare = csv.split(/[\r\n]/).flatMap((line) => line.split(by))
        expect(bare.filter((found) => FORMULA.test(found))).toEqual([])
      }),
      runs(5000),
    )
  })

  it('any text is preserved, except for the marks before what would be changed', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(FRENCH, ENGLISH), (rows, languages) => {
        const found = parser.parse<string[]>(csvOf(rows, languages).slice(1, -2), {
          delimiter: languages === FRENCH ? ';' : ',',
          newline: '\r\n',
        }).data
        expect(found.map((cells) => cells.map(unmarked))).toEqual(rows.map((cells) => cells.map(unmarked)))
      }),
      runs(2000),
    )
  })
})
