import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { pairKey } from '~/features/invitations/send-once'
import { brandIn, isAddress, roleIn } from '~/features/invitations/sheet/sheet-columns'
import {
  MOST_LINES,
  MOST_ROWS,
  problemsOf,
  sheetInputs,
  toSheetRows,
  withOutcome,
  type SheetRow,
} from '~/features/invitations/sheet/sheet-rows'
import de from '~/i18n/messages/de/common.json'
import en from '~/i18n/messages/en/common.json'
import es from '~/i18n/messages/es/common.json'
import fr from '~/i18n/messages/fr/common.json'
import italian from '~/i18n/messages/it/common.json'
import { isWrong, mayBeSheet, readCells } from '~/platform/read-cells'

import { french } from '../../../support/form-problems'
import { anyText, runs, textOf } from '../../../support/fuzz'

const BRANDS = [
  { id: 1, name: 'Boulangerie Marceau' },
  { id: 2, name: 'Éditions du Canal' },
  { id: 7, name: 'Optique Lune' },
  { id: 8, name: 'Optique Lune' },
]
const NONE = { brand: '', role: 'brand_member' } as const

/** As the dialog reads what is pasted. */
async function rowsOf(
  text: string,
  defaults: Parameters<typeof toSheetRows>[2] = NONE,
): Promise<SheetRow[] | undefined> {
  if (!mayBeSheet(text)) return undefined
  for (const { cells } of readCells(text, MOST_LINES, isAddress)) {
    const rows = toSheetRows(cells, BRANDS, defaults)
    if (rows) return rows
  }
  return undefined
}

const told = (rows: SheetRow[] | undefined) => rows?.map(({ email, brand, role }) => [email, brand, role].join(' '))

describe('a pasted sheet', () => {
  const ROWS = [
    ['lea@exemple.fr', 'Boulangerie Marceau', 'Admin Marque'],
    ['paul@exemple.fr', 'Éditions du Canal', 'Membre Marque'],
  ]
  const READ = ['lea@exemple.fr 1 brand_admin', 'paul@exemple.fr 2 brand_member']
  const HEADING = ['E-mail', 'Marque', 'Rôle']

  it('is read with its columns in any order, with or without a heading, and any separator (INV-12)', async () => {
    const orders = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
    const separators = fc.constantFrom('\t', ';', ',')
    await fc.assert(
      fc.asyncProperty(orders, separators, fc.boolean(), async (order, separator, headed) => {
        const lines = (headed ? [HEADING, ...ROWS] : ROWS).map((row) => order.map((at) => row[at]).join(separator))
        expect(told(await rowsOf(lines.join('\r\n')))).toEqual(READ)
      }),
    )
  })

  it.each([
    'Adresse e-mail\tMarque\tRôle',
    'Email address\tBrand\tRole',
    'Correo electrónico\tMarca\tRol',
    'E-Mail-Adresse\tMarke\tRolle',
    'Indirizzo e-mail\tBrand\tRuolo',
    'Destinataire\tSite\tFonction',
  ])('has a heading %j, which is not an invitation (INV-12)', async (heading) => {
    const lines = [heading, ...ROWS.map((row) => row.join('\t'))]
    expect(told(await rowsOf(lines.join('\n')))).toEqual(READ)
  })

  it.each(['sep=;\r\n', '\uFEFFsep=;\n', '"sep=;"\r', 'SEP=; \n', '\uFEFF'])(
    'has no row for a first line of spreadsheet programs, %j (INV-12)',
    async (first) => {
      const rows = await rowsOf(`${first}${ROWS.map((row) => row.join(';')).join('\n')}`)
      expect(told(rows)).toEqual(READ)
      expect(rows?.map(({ line }) => line)).toEqual(first.length > 1 ? [2, 3] : [1, 2])
    },
  )

  it('is read with bars between its cells, named by its first line or not (INV-12)', async () => {
    const lines = ROWS.map((row) => row.join('|')).join('\n')
    expect(told(await rowsOf(`sep=|\n${lines}`))).toEqual(READ)
    expect(told(await rowsOf(lines))).toEqual(READ)
  })

  it('has no row for a title above its heading, and for the dashes of a table in Markdown (INV-12)', async () => {
    const heading = 'Adresse e-mail\tMarque\tRôle'
    const lines = ROWS.map((row) => row.join('\t'))
    expect(told(await rowsOf(['Invitations 2026\t\t', '', heading, ...lines].join('\n')))).toEqual(READ)
    const table = [heading, '---\t:--\t---', ...lines].map((line) => `| ${line.replaceAll('\t', ' | ')} |`)
    expect(told(await rowsOf(table.join('\n')))).toEqual(READ)
  })

  it('skips unknown columns, and each row has its line (INV-12)', async () => {
    const rows = await rowsOf(
      'Nom\tPrénom\tMarque\tE-mail\nMartin\tLéa\tboulangerie  marceau\tLéa Martin <lea@exemple.fr>\n\nRoy\tPaul\tEditions du canal\tpaul@exemple.fr',
    )
    expect(told(rows)).toEqual(['lea@exemple.fr 1 brand_member', 'paul@exemple.fr 2 brand_member'])
    expect(rows?.map(({ line }) => line)).toEqual([2, 4])
  })

  it('fills empty cells and missing columns with the chosen values (INV-12)', async () => {
    const defaults = { brand: '2', role: 'brand_admin' } as const
    expect(told(await rowsOf('a@b.fr\t\nc@d.fr\tMembre', defaults))).toEqual([
      'a@b.fr 2 brand_admin',
      'c@d.fr 2 brand_member',
    ])
  })

  it('reads names of people beside a role as names, not as brands (INV-12)', async () => {
    const rows = await rowsOf('Paul Durand\tpaul@exemple.fr\tMembre\nLina Roy\tlina@exemple.fr\tAdmin', {
      ...NONE,
      brand: '2',
    })
    expect(told(rows)).toEqual(['paul@exemple.fr 2 brand_member', 'lina@exemple.fr 2 brand_admin'])
  })

  it.each([
    'a@exemple.fr, b@exemple.fr; c@exemple.fr\nLéa Martin <d@exemple.fr>\npas-une-adresse',
    'a@b.fr\tc@d.fr\ne@f.fr\tg@h.fr',
    'Paul Durand\tpaul@exemple.fr\nLina Roy\tlina@exemple.fr',
    'Durand\tPaul\tpaul@exemple.fr\nRoy\tLina\tlina@exemple.fr',
    'Nom\tE-mail\nPaul Durand\tpaul@exemple.fr\nLina Roy\tlina@exemple.fr',
    'Léa Martin <a@b.fr>,\n"Durand, Paul" <c@d.fr>',
    'Durand, Paul <a@b.fr>\nRoy, Lina <c@d.fr>',
    'rien\tdu tout',
    'a@b.fr',
    '',
  ])('of %j is a list, or nothing (INV-12)', async (text) => expect(await rowsOf(text)).toBeUndefined())

  it('names the field of a row’s problem, and invites an address once to each brand (INV-12)', async () => {
    const rows = await rowsOf(
      'E-mail;Marque;Rôle\nlea@exemple.fr;Boulangerie Marceau;Membre\nlea@exemple;Boulangerie Marceau;\nb@c.fr;Boulangerie Marso;\nd@e.fr;Éditions du Canal;Stagiaire\nLEA@exemple.fr;Éditions du Canal;Membre\nLEA@exemple.fr;Boulangerie Marceau;Admin\nf@g.fr;;',
    )
    const problems = problemsOf(rows ?? []).map(({ email, brand, role }) => [email, brand, role].map(french))
    expect(problems).toEqual([
      [undefined, undefined, undefined],
      ['Format email invalide', undefined, undefined],
      [undefined, 'Choisissez une marque', undefined],
      [undefined, undefined, 'Choisissez un rôle'],
      [undefined, undefined, undefined],
      ['Déjà dans le tableau pour cette marque', undefined, undefined],
      [undefined, 'Choisissez une marque', undefined],
    ])
    expect(rows?.map(({ open }) => open)).toEqual([false, true, true, true, false, true, true])
    expect(rows?.[2]?.writtenBrand).toBe('Boulangerie Marso')
    expect(rows?.[3]?.writtenRole).toBe('Stagiaire')
  })

  it('finds roles by their name in every language, and only the two that can be invited (INV-09)', () => {
    for (const texts of [fr, en, es, de, italian]) {
      expect(roleIn(texts['common.role.brand_admin'])).toBe('brand_admin')
      expect(roleIn(texts['common.role.brand_member'])).toBe('brand_member')
      expect(roleIn(texts['common.role.agency_admin'])).toBeUndefined()
      expect(roleIn(texts['common.role.client_readonly'])).toBeUndefined()
    }
    for (const admin of [
      'brand_admin',
      'ADMIN',
      'Administratrice',
      'Administrateur·rice',
      'Administrador de la marca',
      'Amministratore del brand',
      'Amministratrice',
    ])
      expect(roleIn(admin)).toBe('brand_admin')
    for (const other of ['agency_admin', 'superadmin', 'admin Boulangerie', '']) expect(roleIn(other)).toBeUndefined()
  })

  it('finds a brand by name or number, and lets the user choose between two of one name (INV-01)', () => {
    expect(brandIn(' editions  DU canal ', BRANDS)?.id).toBe(2)
    expect(brandIn('7', BRANDS)?.id).toBe(7)
    expect(brandIn('#8', BRANDS)?.id).toBe(8)
    expect(brandIn('Optique Lune', BRANDS)).toBeUndefined()
    expect(brandIn('', BRANDS)).toBeUndefined()
  })

  it('sends only rows without problems, each address and brand once, for any text (INV-01, INV-12)', async () => {
    const pieces = ['a@b.fr', 'A@B.fr', '\t', ';', ',', '\n', '"', 'Marque', 'Rôle', 'admin', 'Optique Lune', '1', 'x@']
    await fc.assert(
      fc.asyncProperty(fc.oneof(textOf(pieces, 30), anyText()), async (text) => {
        const rows = (await rowsOf(text)) ?? []
        const inputs = sheetInputs(rows, '')
        expect(new Set(inputs.map(pairKey)).size).toBe(inputs.length)
        expect(inputs).toHaveLength(problemsOf(rows).filter((problems) => !isWrong(problems)).length)
        for (const { email, brand_id } of inputs) {
          expect(email).toMatch(/^[!-~]+@[a-z0-9.-]+$/)
          expect(BRANDS.map(({ id }) => id)).toContain(brand_id)
        }
      }),
      runs(5000),
    )
  })

  it('has no more lines than a page can show (C248)', async () => {
    const text = Array.from({ length: 10_000 }, (_, at) => `p${at}@b.fr\t1`).join('\n')
    expect(await rowsOf(text)).toHaveLength(MOST_ROWS)
  })

  it('has as many of them below headings and with blank lines between (C248)', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `p${at}@b.fr\t1\n\t`)
    expect(await rowsOf(['Nos équipes\t', 'E-mail\tMarque', ...lines].join('\n'))).toHaveLength(MOST_ROWS)
  })
})

describe('the rows of a sheet that was sent', () => {
  it('are not sent twice, and refused ones say why and can be corrected (INV-02, INV-12)', async () => {
    const rows = (await rowsOf('a@b.fr\t1\nc@d.fr\t2')) ?? []
    const after = withOutcome(
      rows,
      {
        sent: [{ email: 'a@b.fr', brand_id: 1, user_type: 'brand_member' }],
        postponed: [],
        left: [],
        unsent: [
          {
            input: { email: 'c@d.fr', brand_id: 2, user_type: 'brand_member' },
            error: new ApiError({ status_code: 400 }),
          },
        ],
      },
      () => 'Déjà invitée',
    )
    expect(after.map(({ sent, refused }) => [sent, refused])).toEqual([
      [true, ''],
      [false, 'Déjà invitée'],
    ])
    expect(sheetInputs(after, ' Bonjour ')).toEqual([
      { email: 'c@d.fr', brand_id: 2, user_type: 'brand_member', invitation_message: 'Bonjour' },
    ])
    // sent again, it is refused no more until the answer is there
    const left = [{ email: 'c@d.fr', brand_id: 2, user_type: 'brand_member' as const }]
    const again = withOutcome(after, { sent: [], postponed: [], unsent: [], left }, () => '')
    expect(again.map(({ refused }) => refused)).toEqual(['', ''])
    // the address that went counts as there
    const corrected = after.map((row) => ({ ...row, email: 'a@b.fr', brand: '1' }))
    expect(problemsOf(corrected).map(isWrong)).toEqual([false, true])
  })
})
