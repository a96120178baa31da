import { describe, expect, it } from 'vitest'

import {
  getBrandsOverview,
  getTrialStatus,
  listBrands,
  listBrandsByCompany,
  listInvitations,
  listRecentActivity,
  listUsers,
} from '~/api/generated/sdk.gen'

import { createFakeWire } from './support'

const answering = (data: unknown) => createFakeWire(() => Response.json({ success: true, data })).fetch
const unreadable = ['marque', 7, { nom: 'sans identifiant' }]

describe('a list of which no row can be read', () => {
  it('is a failure that names the call, not an empty list (NFR-01, C109)', async () => {
    const failure = { code: 'INVALID_RESPONSE', operation: 'listBrands' }
    await expect(listBrands({ fetch: answering({ results: unreadable }) })).rejects.toMatchObject(failure)
    await expect(listBrands({ fetch: answering(unreadable) })).rejects.toMatchObject(failure)
  })

  it('is a failure under any name of the list (C109)', async () => {
    await expect(listInvitations({ fetch: answering({ invitations: [null, 'x'] }) })).rejects.toMatchObject({
      code: 'INVALID_RESPONSE',
    })
  })

  it.each([
    ['under another name', { count: 2, next: null, previous: null, results: [{ id: 1 }, { id: 2 }] }],
    ['under another name, with no row that can be read', { items: ['x'] }],
    ['in a page, with no row that can be read', { invitations: { count: 1, results: ['x'] } }],
  ])('is a failure where the rows stand %s (INV-06, C109)', async (_where, data) => {
    await expect(listInvitations({ fetch: answering(data) })).rejects.toMatchObject({
      code: 'INVALID_RESPONSE',
      operation: 'listInvitations',
    })
  })

  it.each([
    ['in several groups', { 'Agence Soleil': [{ id: 1 }], 'Agence Lune': [{ id: 2 }] }],
    ['in a group, with no row that can be read', { 'Agence Soleil': [{ nom: 'Port' }] }],
    ['by id', { results: { '1': { id: 1 } } }],
    ['in one object', { agence: { marques: [{ id: 1 }] } }],
  ])('is a failure where the documents show no answer and the rows stand %s (NFR-01, C109)', async (_where, data) => {
    await expect(listBrandsByCompany({ fetch: answering(data) })).rejects.toMatchObject({
      code: 'INVALID_RESPONSE',
      operation: 'listBrandsByCompany',
    })
  })

  it('an answer that the documents do not show, with nothing in it, is an empty list (C109)', async () => {
    const empty = { count: 0, next: null }
    for (const data of [{}, { results: {} }, empty, { results: { ...empty, results: [] } }, { pagination: empty }])
      expect((await listBrandsByCompany({ fetch: answering(data) })).data.results ?? []).toEqual([])
  })

  it('is a failure where the server counts rows and sends no list of them (NFR-01, C109)', async () => {
    const counted = { count: 43, next: null, previous: null }
    for (const data of [{ results: null, pagination: counted }, { ...counted, results: null }, counted])
      await expect(listUsers({ fetch: answering(data) })).rejects.toMatchObject({ code: 'INVALID_RESPONSE' })
    await expect(listInvitations({ fetch: answering({ invitations: null, count: 2 }) })).rejects.toThrow()
  })

  it('a page past the last one stays an empty list, however many rows are counted (C109, C245)', async () => {
    const data = { results: [], pagination: { count: 43, next: null, previous: null } }
    expect((await listUsers({ fetch: answering(data) })).data.results).toEqual([])
  })

  it('an empty list under another name, or none, stays an empty one (INV-06, C109)', async () => {
    for (const data of [{ count: 0, results: [] }, {}, { invitations: null }])
      expect((await listInvitations({ fetch: answering(data) })).data.invitations).toEqual([])
  })

  it('an empty list stays one, and one row that can be read is shown (C109)', async () => {
    expect((await listBrands({ fetch: answering({ results: [] }) })).data.results).toEqual([])
    expect((await listRecentActivity({ fetch: answering([]) })).data.results).toEqual([])
    const some = await listBrands({ fetch: answering({ results: [...unreadable, { id: 3, name: 'Port' }] }) })
    expect(some.data.results).toMatchObject([{ id: 3, name: 'Port' }])
  })

  it('shows the figures beside the list without its rows (decision 6)', async () => {
    const overview = await getBrandsOverview({ fetch: answering({ total_brands: 4, results: ['x'] }) })
    expect(overview.data).toMatchObject({ total_brands: 4, results: [] })
    const trial = await getTrialStatus({ fetch: answering({ is_trial: true, events: ['x'] }) })
    expect(trial.data).toMatchObject({ is_trial: true, events: [] })
  })
})
