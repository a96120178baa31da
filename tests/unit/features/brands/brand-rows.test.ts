import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import {
  type BrandRow,
  inputOf,
  MOST_BRANDS,
  plainName,
  problemsOf,
  readyRows,
  toBrandRows,
  withExisting,
  withCalls,
} from '~/features/brands/sheet/brand-rows'
import { isWrong } from '~/platform/read-cells'

import { anyText, runs } from '../../../support/fuzz'

const shown = (text: string) => toBrandRows(text).map(({ name, url, state }) => [name, url, state])

describe('the brands of a pasted table', () => {
  it.each([
    [
      'names alone',
      'Café des Arts\nMaison Dubois\r\n\n',
      [
        ['Café des Arts', '', 'active'],
        ['Maison Dubois', '', 'active'],
      ],
    ],
    ['one name', 'Café des Arts', [['Café des Arts', '', 'active']]],
    [
      'a name with a comma, alone on its line',
      'Dubois\tA\nMartin, père et fils\tB',
      [
        ['Dubois', '', 'active'],
        ['Martin, père et fils', '', 'active'],
      ],
    ],
    [
      'columns in another order',
      'www.arts.example\tCafé des Arts\nhttps://lac.example\tTaxi du Lac',
      [
        ['Café des Arts', 'https://www.arts.example', 'active'],
        ['Taxi du Lac', 'https://lac.example', 'active'],
      ],
    ],
    [
      'headings, with columns that nobody asked for',
      'Ville;Nom de la marque;Site web;Statut\nLyon;Café;www.cafe.example;Inactif\nPau;Zinc;;',
      [
        ['Café', 'https://www.cafe.example', 'inactive'],
        ['Zinc', '', 'active'],
      ],
    ],
    ['Italian headings', 'Nome;Sito;Stato\nZinc;htp:/zinc;Inattivo', [['Zinc', 'htp:/zinc', 'inactive']]],
    [
      'sites below a heading of its own',
      'Marque\tPage d’accueil\nZinc\twww.zinc.example',
      [['Zinc', 'https://www.zinc.example', 'active']],
    ],
    [
      'names below a heading of its own',
      'Enseigne;Site\nZinc;zinc.example',
      [['Zinc', 'https://zinc.example', 'active']],
    ],
    [
      'a first name that could be a heading',
      'Links\nRechts',
      [
        ['Links', '', 'active'],
        ['Rechts', '', 'active'],
      ],
    ],
    [
      'German headings',
      'Marke\tWebsite\tStatus\nZinc\tzinc.example\tinaktiv',
      [['Zinc', 'https://zinc.example', 'inactive']],
    ],
    [
      'our own export',
      '\uFEFF"Marque";"Site";"Entreprise";"Administrateur";"Nom d’utilisateur de l’administrateur";"Utilisateurs";"État";"Créée le"\r\n"Zinc";"https://zinc.example";"3";"";"";"4";"Active";"2026-01-02"\r\n',
      [['Zinc', 'https://zinc.example', 'active']],
    ],
    [
      'a quoted name',
      '"Le ""Bar"" ; Plage";www.bar.example\n"Zinc";',
      [
        ['Le "Bar" ; Plage', 'https://www.bar.example', 'active'],
        ['Zinc', '', 'active'],
      ],
    ],
    [
      'names with commas, whole',
      'Dubois, père et fils\nZinc',
      [
        ['Dubois, père et fils', '', 'active'],
        ['Zinc', '', 'active'],
      ],
    ],
    [
      'names that a program has put in quotes',
      '"Dubois, père et fils"\n"Zinc"',
      [
        ['Dubois, père et fils', '', 'active'],
        ['Zinc', '', 'active'],
      ],
    ],
    [
      'names after dots, marks that nobody sees and our own guards',
      "•\u00a0Zinc\n\u200eTaxi du Lac\ufeff\n'=Zoé\n👩‍💻 Café",
      [
        ['Zinc', '', 'active'],
        ['Taxi du Lac', '', 'active'],
        ['=Zoé', '', 'active'],
        ['👩‍💻 Café', '', 'active'],
      ],
    ],
    [
      'site addresses alone, which are the names',
      'https://zinc.example\ntaxi.example',
      [
        ['https://zinc.example', '', 'active'],
        ['taxi.example', '', 'active'],
      ],
    ],
    ['a brand that is named like its site', 'Booking.example', [['Booking.example', '', 'active']]],
    ['a name on two lines of its cell', 'Marque\tVille\n"Zinc\nPau"\tPau', [['Zinc Pau', '', 'active']]],
  ])('are read: %s (BRD-07)', (_what, text, rows) => expect(shown(text)).toEqual(rows))

  it('keep a state that was not understood as a problem of its row (BRD-07)', () => {
    const rows = toBrandRows('Nom\tÉtat\nZinc\tbientôt')
    expect(rows).toMatchObject([{ state: '', writtenState: 'bientôt', open: true, line: 2 }])
    expect(problemsOf(rows)).toEqual([{ state: 'sheet.brands.state.required' }])
  })

  it('are read from any text, at most so many (BRD-07)', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const rows = toBrandRows(text)
        expect(rows.length).toBeLessThanOrEqual(MOST_BRANDS)
        expect(problemsOf(rows)).toHaveLength(rows.length)
      }),
      runs(2000),
    )
    expect(toBrandRows('Zinc\n'.repeat(2000))).toHaveLength(MOST_BRANDS)
    expect(toBrandRows(`Nom\n${'Zinc\n\n'.repeat(2000)}`)).toHaveLength(MOST_BRANDS)
    expect(toBrandRows(`Nom\tSite\n${'Zinc\tzinc.example\n\t\n'.repeat(2000)}`)).toHaveLength(MOST_BRANDS)
  })
})

const SIXTY = toBrandRows(
  [
    ...Array.from({ length: 55 }, (_, at) => `Enseigne ${at + 1}\twww.e${at + 1}.example`),
    'ENSEIGNE 1\t',
    'Énseigne 2\t',
    ' Enseigne 3 \t',
    'Bar du Port\thttp://a b',
    'Bar du Quai\tftp://quai.example',
  ].join('\n'),
)

describe('a sheet of sixty rows', () => {
  it('has three duplicates, two bad addresses, and room for five brands (BRD-07, BRD-25)', () => {
    expect(SIXTY).toHaveLength(60)
    const problems = problemsOf(SIXTY).filter(isWrong)
    expect(problems).toEqual([
      ...Array.from({ length: 3 }, () => ({ name: 'sheet.brands.twice' })),
      ...Array.from({ length: 2 }, () => ({ url: 'brandpages.url.format' })),
    ])
    expect(readyRows(SIXTY, undefined, undefined)).toHaveLength(55)
    expect(readyRows(SIXTY, undefined, 5).map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((n) => `Enseigne ${n}`))
    expect(readyRows(SIXTY, undefined, 0)).toEqual([])
  })

  it('leaves out the brands that exist, whatever the case and the accents of their names (BRD-07)', () => {
    const existing = new Set(['éNSEIGNE 4', 'Enseigne 5'].map(plainName))
    expect(readyRows(SIXTY, existing, undefined)).toHaveLength(53)
    expect(problemsOf(SIXTY, existing)[3]).toEqual({ name: 'sheet.brands.exists' })
  })
})

const ROWS = toBrandRows('Café\nZinc\nTaxi')
const [CAFE, ZINC] = ROWS as [BrandRow, BrandRow]
const error = (status_code: number) => new ApiError({ status_code })
const reasonOf = ({ status_code }: ApiError) => `${status_code}`

describe('the rows while they are created', () => {
  it('are sent as the form sends a brand (BRD-07)', () => {
    expect(inputOf(ZINC)).toEqual({ name: 'Zinc', is_active: true })
    expect(inputOf({ ...ZINC, url: 'www.zinc.example', state: 'inactive' })).toEqual({
      name: 'Zinc',
      url: 'https://www.zinc.example',
      is_active: false,
    })
  })

  it('mark the one that is about to be sent: a reload must not send it again unread (BRD-07)', () => {
    const rows = withCalls(ROWS, ROWS, { done: [CAFE], failed: [] }, reasonOf)
    expect(rows.map(({ sent, unconfirmed }) => [sent, unconfirmed])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  it('name the reason of a refusal, and none for a server that accepts no more for now (BRD-07, C125)', () => {
    const failed = [400, 429].map((status, at) => ({ item: ROWS[at + 1] as BrandRow, error: error(status) }))
    const rows = withCalls(ROWS, [], { done: [CAFE], failed }, reasonOf)
    expect(rows.map(({ refused }) => refused)).toEqual(['', '400', ''])
  })

  it('are looked for, if one may exist, whatever room the plan has (BRD-07, BRD-25, K62)', () => {
    const open = ROWS.map((row) => (row === ZINC ? { ...row, unconfirmed: true } : row))
    const namesFor = (free: number) => readyRows(open, undefined, free).map(({ name }) => name)
    expect([0, 1, 2].map(namesFor)).toEqual([['Zinc'], ['Café', 'Zinc'], ['Café', 'Zinc', 'Taxi']])
  })

  it('say of a lost answer that the brand may exist (BRD-07)', () => {
    const rows = withCalls(ROWS, [], { done: [], failed: [{ item: CAFE, error: error(502) }] }, reasonOf)
    expect(rows[0]).toMatchObject({ unconfirmed: true, sent: false, refused: '502' })
    // it is no duplicate of itself
    expect(problemsOf(rows, new Set([plainName('Café')]))[0]).toEqual({})
    expect(withExisting(rows, new Set([plainName('Café')]))[0]).toMatchObject({ sent: true, unconfirmed: false })
    expect(withExisting(rows, new Set())[0]).toMatchObject({ sent: false, unconfirmed: false, refused: '' })
  })
})
