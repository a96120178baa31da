import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { companiesOf, companyIdOf, isOwnCompany } from '~/features/brands/brand-companies'

import { runs } from '../../../support/fuzz'

const claire = { company: 1, company_name: 'Atelier Lumière' }
const OWN = { id: 1, name: 'Atelier Lumière' }

const spaced = (id: number) => fc.constantFrom(`${id}`, ` ${id} `, `${id}\n`)

describe('the companies to choose between', () => {
  it('are none when all brands belong to the user’s own company (BRD-01)', () => {
    expect(companiesOf(claire, [{ company: 'Atelier Lumière' }, { company: 1 }, { company: null }], undefined)).toEqual(
      [],
    )
  })

  it('are the user’s own and those of the list whose ids are known (BRD-01)', () => {
    expect(companiesOf(claire, [{ company: 4 }, { company: 'Studio' }], undefined)).toEqual([
      OWN,
      { id: 4, name: '#4' },
    ])
  })

  it('are none by names alone, where the own name is not known (BRD-01, C199)', () => {
    expect(companiesOf({ company: 5, company_name: null }, [{ company: 'Studio' }], undefined)).toEqual([])
  })

  it('hold the requested one (BRD-01)', () => {
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
  ])('of %j is, for a user of %j, the one with the id %s (BRD-06)', (company, company_name, id) => {
    expect(companyIdOf({ company }, { company: 3, company_name })).toBe(id)
  })
  it('is the own one where ids are texts (BRD-06, K45)', () => {
    const own = { company: '3', company_name: 'Agence' }
    expect(['3', ' 3 ', 'Agence', '4'].map((company) => companyIdOf({ company }, own))).toEqual([3, 3, 3, 4])
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
    expect(companiesOf(own, [{ company: '4' }], undefined)).toEqual([
      { id: 3, name: 'Agence' },
      { id: 4, name: '#4' },
    ])
  })

  it('is the own one where its name consists of digits (BRD-06)', () => {
    const own = { company: 3, company_name: '1984' }
    expect([companyIdOf({ company: '1984' }, own), isOwnCompany('1984', own)]).toEqual([3, true])
    expect(companyIdOf({ company: 1984 }, own)).toBe(1984)
  })

  it('is not known by a name that merely looks like the stand-in of the own one (BRD-06)', () => {
    expect(isOwnCompany('#3', { company: 3, company_name: null })).toBe(false)
  })

  it('has the same id whether a number or a text of digits (BRD-06, K45)', () => {
    fc.assert(
      fc.property(
        fc.nat().chain((id) => fc.tuple(fc.constant(id + 1), spaced(id + 1))),
        ([id, text]) => {
          const answers = [id, text].map((company) =>
            companyIdOf({ company }, { company: null, company_name: 'Agence' }),
          )
          expect(answers).toEqual([id, id])
        },
      ),
      runs(200),
    )
  })

  it('has no id by any other text but the own name (BRD-06)', () => {
    const noId = fc.string().filter((text) => text.trim() !== '' && !/^[1-9][0-9]*$/.test(text.trim()))
    fc.assert(
      fc.property(noId, noId, (company, company_name) => {
        const own = company.trim() === company_name.trim()
        expect(companyIdOf({ company }, { company: 3, company_name })).toBe(own ? 3 : undefined)
      }),
      runs(200),
    )
  })
})
