import { describe, expect, it } from 'vitest'

import { tellsBrandById, withNames } from '~/features/shared/activity/named-entries'

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
  ])('DSH-01 BRD-26 · name the brand %j as %j', (brand, named) => {
    expect(withNames([{ brand }], BRANDS)).toEqual([{ brand: named }])
  })

  it('DSH-01 BRD-26 · name no brand by its id while the names are on their way', () => {
    expect(withNames([{ brand: ' 13 ' }, { brand: 'Port' }, {}], undefined)).toEqual([
      { brand: null, unnamed: '13' },
      { brand: 'Port' },
      {},
    ])
  })

  it('DSH-01 · leave out a person known only by an id', () => {
    expect(withNames([{ user: '5' }, { user: 'Léa' }, {}], [])).toEqual([{ user: null }, { user: 'Léa' }, {}])
  })

  it('DSH-01 · need the list of brands only when an entry names one by its id', () => {
    expect([{ brand: '7' }, { brand: 'Sept' }, { brand: null }, {}].map(tellsBrandById)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
