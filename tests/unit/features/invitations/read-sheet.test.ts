import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isAddress } from '~/features/invitations/sheet/sheet-columns'
import { MOST_ROWS } from '~/features/invitations/sheet/sheet-rows'
import { readCells } from '~/platform/read-cells'

import { anyText, runs } from '../../../support/fuzz'

const read = (text: string) => readCells(text, MOST_ROWS, isAddress)[0]?.cells.filter((row) => row.join('') !== '')

describe('the cells of a pasted sheet', () => {
  it.each([
    [
      '"Le Bar" Plage\ta@b.fr\nZinc\tc@d.fr',
      '\t',
      [
        ['"Le Bar" Plage', 'a@b.fr'],
        ['Zinc', 'c@d.fr'],
      ],
    ],
    [
      'a@b.fr;"Le Bar\nc@d.fr;Le "Zinc"',
      ';',
      [
        ['a@b.fr', '"Le Bar'],
        ['c@d.fr', 'Le "Zinc"'],
      ],
    ],
    [
      '"Le Bar;a@b.fr\nZinc";c@d.fr',
      ';',
      [
        ['"Le Bar', 'a@b.fr'],
        ['Zinc"', 'c@d.fr'],
      ],
    ],
    [
      '"12" pouces,a@b.fr\r"","c@d.fr"',
      ',',
      [
        ['"12" pouces', 'a@b.fr'],
        ['', 'c@d.fr'],
      ],
    ],
    [
      '"Le ""Bar""\nPlage"\ta@b.fr\r\n"Zinc"\tc@d.fr',
      '\t',
      [
        ['Le "Bar"\nPlage', 'a@b.fr'],
        ['Zinc', 'c@d.fr'],
      ],
    ],
    [
      '"Bar; Plage" ; a@b.fr\n"Zinc";',
      ';',
      [
        ['Bar; Plage', ' a@b.fr'],
        ['Zinc', ''],
      ],
    ],
  ])('begin with a quote only if it closes at their end: %j (INV-12)', (text, mark, cells) => {
    expect(read(text)).toEqual(cells)
    expect(text).toContain(mark)
  })

  it('come back from a spreadsheet program one by one, with any content (INV-12)', () => {
    const cell = fc.oneof(fc.constantFrom('"Le Bar" Plage', 'a "b"', '"', 'a;b', 'l\n2', ''), anyText(8))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }), (rows) => {
        const written = rows.map((row) =>
          row.map((text) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)),
        )
        const [found] = readCells(written.map((row) => row.join('\t')).join('\r\n'), MOST_ROWS, isAddress)
        expect(found?.cells).toEqual(rows.map((row) => row.map(String)))
      }),
      runs(5000),
    )
  })
})
