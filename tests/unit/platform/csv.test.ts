import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { csvOf } from '~/platform/csv'

import { anyText, runs } from '../../support/fuzz'

/** Parses RFC 4180 with semicolons. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ';') rows.push([])
  }
  return rows.slice(0, -1)
}

/** The apostrophe before what may run. */
const GUARD = /^'(?=[\t\r\n]|\s*[=+\-@])/

describe('a table as CSV', () => {
  it('has a byte order mark, semicolons and CRLF', () => {
    expect(
      csvOf([
        ['Marque', 'Ville'],
        ['Café « Étoile »', 'Orléans; Tours'],
      ]),
    ).toBe('\uFEFFMarque;Ville\r\nCafé « Étoile »;"Orléans; Tours"\r\n')
  })

  it.each([
    '=1+1',
    '+33 1 23',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\tcmd',
    '\r\n=1',
    '\n=1',
    ' =1+1',
    '＝1+1',
    '＠SUM(A1)',
  ])('BRD-22 · %j does not run as a formula', (text) => {
    expect(cellsOf(csvOf([[text]]))).toEqual([[`'${text}`]])
  })

  it.each(['-12', '+4', '-3,5', 'a=b', '', '12'])('%j is data, and stays as it is', (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF${text}\r\n`)
  })

  it('any text is preserved, except for the apostrophe before formulas', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(anyText(20), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (rows) => {
          const read = cellsOf(csvOf(rows)).map((cells) => cells.map((cell) => cell.replace(GUARD, '')))
          const plain = rows.map((cells) => cells.map((cell) => cell.replace(GUARD, '')))
          expect(read).toEqual(plain)
        },
      ),
      runs(500),
    )
  })
})
