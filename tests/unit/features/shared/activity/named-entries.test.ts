import { describe, expect, it } from 'vitest'

import { brandBeside, tellsBrandById, withNames } from '~/features/shared/activity/ActivityCard'

const BRANDS = [
  { id: 7, name: 'Brasserie du Port' },
  { id: 12, name: '7' },
  { id: 13, name: 'Optique Lune' },
]

describe('the entries of the activity', () => {
  it.each([
    ['13', 'Optique Lune'],
    [' 13 ', 'Optique Lune'],
    // a brand whose name is a number
    ['7', '7'],
    ['14', '#14'],
    ['Brasserie du Port', 'Brasserie du Port'],
    ['1664 bis', '1664 bis'],
    [null, null],
  ])('name the brand %j as %j (DSH-01, BRD-26)', (brand, named) => {
    expect(withNames([{ brand }], BRANDS)).toEqual([{ brand: named }])
  })

  it('name no brand by its id while the names are on their way (DSH-01, BRD-26)', () => {
    expect(withNames([{ brand: ' 13 ' }, { brand: 'Port' }, {}], undefined)).toEqual([
      { brand: null, unnamed: '13' },
      { brand: 'Port' },
      {},
    ])
  })

  it('leave out a user known only by an id (DSH-01)', () => {
    expect(withNames([{ user: '5' }, { user: 'Léa' }, {}], [])).toEqual([{ user: null }, { user: 'Léa' }, {}])
  })

  it('need the list of brands only when an entry names one by its id (DSH-01)', () => {
    expect([{ brand: '7' }, { brand: 'Sept' }, { brand: null }, {}].map(tellsBrandById)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('the brand of an entry', () => {
  it.each([
    ['Eine Seite für Optique Lune', 'Optique Lune', undefined],
    ['Eine Seite für Optique Lune', ' Optique Lune ', undefined],
    ['Une page a été publiée.', ' Optique Lune ', 'Optique Lune'],
    ['Une page a été publiée.', ' ', undefined],
    ['Une page a été publiée.', null, undefined],
  ])('stands beside %j when that does not name it: %j (DSH-01)', (text, brand, beside) => {
    expect(brandBeside({ text }, { brand })).toBe(beside)
  })
})
