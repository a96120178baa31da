import { describe, expect, it } from 'vitest'

import { companiesOf, companyIdOf, isOwnCompany } from '~/features/brands/brand-companies'

const claire = { company: 1, company_name: 'Atelier Lumière' }
const OWN = { id: 1, name: 'Atelier Lumière' }

describe('the companies one can choose between', () => {
  it('BRD-01 · are none where all brands are of the own one', () => {
    expect(companiesOf(claire, [{ company: 'Atelier Lumière' }, { company: 1 }, { company: null }], undefined)).toEqual(
      [],
    )
  })

  it('BRD-01 · are the own one and those of the list that tells their ids', () => {
    expect(companiesOf(claire, [{ company: 4 }, { company: 'Studio' }], undefined)).toEqual([
      OWN,
      { id: 4, name: '#4' },
    ])
  })

  it('BRD-01 · hold the one that was asked for', () => {
    expect(companiesOf(claire, [], 1)).toEqual([OWN])
    expect(companiesOf({ company: null }, [], 9)).toEqual([{ id: 9, name: '#9' }])
  })
})

describe('the company of a brand', () => {
  it.each([
    [4, 'Agence', 4],
    ['Agence', 'Agence', 3],
    [null, 'Agence', 3],
    ['Autre', null, 3],
    // its id is not known: the brands of the own company are not its brands
    ['Autre', 'Agence', undefined],
  ])('BRD-06 · %j is, for a person of %j, the one with the id %s', (company, company_name, id) => {
    expect(companyIdOf({ company }, { company: 3, company_name })).toBe(id)
  })
  it('BRD-06 K45 · is the own one where ids are texts', () => {
    const own = { company: '3', company_name: 'Agence' }
    expect(['3', ' 3 ', 'Agence', '4'].map((company) => companyIdOf({ company }, own))).toEqual([3, 3, 3, undefined])
    expect(['3', 3, 'Agence', null, '4', 4].map((company) => isOwnCompany(company, own))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    expect(companiesOf(own, [{ company: '3' }], undefined)).toEqual([])
    expect(companiesOf(own, [], 3)).toEqual([{ id: 3, name: 'Agence' }])
  })
})
