import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { aborted, mayBeDone } from '~/api/api-error'
import { apiPorts, setApiPorts } from '~/api/ports'
import { type AccessBrand, adminChangeOf } from '~/features/access/access-change'
import { assign, remove } from '~/features/access/access-queries'
import { makeAdmin, restore, undoAdmin } from '~/features/access/admin-queries'

import { LEA } from '../../../support/lea'
import { openApi } from '../../../support/open-api'

const PORT = { id: 7, name: 'Brasserie du Port' }
const CAFE = { id: 6, name: 'Café de l’Étoile' }
const OF_USER = { by: 'user', user: LEA, brands: [PORT] } as const
const OF_BRAND = { by: 'brand', brand: PORT, users: [LEA] } as const
const MAKE_ADMIN = adminChangeOf(LEA, [PORT], 'brand')

/** What answers every call. */
let data: unknown

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: 'Fait', data }))
  openApi()
})

afterEach(() => vi.unstubAllGlobals())

describe('an answer of the access calls', () => {
  it('names the brand and the user as the server does (C226)', async () => {
    data = {
      assigned_users_count: 3,
      assigned_brands_count: 2,
      brand_name: 'Port',
      username: 'lea_m',
      new_admin: 'zoe',
    }
    expect(await assign(OF_BRAND)).toEqual({ count: 3, name: 'Port', isNew: true })
    expect(await assign(OF_USER)).toEqual({ count: 2, name: 'lea_m', isNew: true })
    expect(await makeAdmin(MAKE_ADMIN)).toEqual({
      admin: 'zoe',
      brand: 'Port',
      brands: [PORT],
      failed: [],
    })
  })

  it('names the brands that a user keeps, and the text of the server for each (ACC-24)', async () => {
    vi.stubGlobal('fetch', async ({ url }: Request) =>
      url.includes(`/${CAFE.id}/`)
        ? Response.json({ message: 'Panne' }, { status: 500 })
        : Response.json({ success: true, data: { removed_users_count: 1 } }),
    )
    const asked = { ...OF_USER, brands: [PORT, CAFE] }
    expect(await remove(asked)).toMatchObject({
      brands: [PORT],
      failed: [{ brand: CAFE, error: { status_code: 500, operation: 'removeBrandUsers' } }],
    })
  })

  it('a brand that the user did not have is neither reported as removed nor given back (ACC-24)', async () => {
    vi.stubGlobal('fetch', async ({ url }: Request) =>
      Response.json({ success: true, data: { removed_users_count: url.includes(`/${CAFE.id}/`) ? 0 : 1 } }),
    )
    const asked = { ...OF_USER, brands: [PORT, CAFE] }
    expect(await remove(asked)).toMatchObject({ brands: [PORT], failed: [] })
  })

  it('a brand that fewer users lost than were requested is given back to nobody (ACC-26)', async () => {
    const asked = { ...OF_BRAND, users: [LEA, { ...LEA, id: LEA.id + 1 }] }
    data = { removed_users_count: 1 }
    expect(await remove(asked)).toMatchObject({ brands: [PORT], restorable: [] })
    data = { removed_users_count: 2 }
    expect(await remove(asked)).toMatchObject({ brands: [PORT], restorable: [PORT] })
  })

  it('a brand is not given back whose removal only a later list shows: not all may have had it (ACC-26)', async () => {
    vi.stubGlobal('fetch', async ({ method, url }: Request) => {
      if (method === 'GET') return Response.json({ success: true, data: { users: [] } })
      if (url.includes(`/${CAFE.id}/`)) throw new TypeError('Failed to fetch')
      return Response.json({ success: true, data: { removed_users_count: 1 } })
    })
    const asked = { ...OF_USER, brands: [PORT, CAFE] }
    expect(await remove(asked)).toMatchObject({ brands: [PORT, CAFE], restorable: [PORT], failed: [] })
  })

  it('A removal whose answer was lost counts who is not in the list that is read then (ACC-24)', async () => {
    const [lea, ana] = [LEA, { ...LEA, id: LEA.id + 1, user_type: 'agency_admin' }]
    vi.stubGlobal('fetch', async ({ method }: Request) => {
      // whoever reaches every brand stays in the list
      if (method === 'GET') return Response.json({ success: true, data: { users: [{ id: ana.id }] } })
      throw new TypeError('Failed to fetch')
    })
    const { counts } = await remove({ ...OF_BRAND, users: [lea, ana] })
    expect([...counts.values()]).toEqual([1])
  })

  it.each([
    ['new administrators', (brands) => makeAdmin({ ...MAKE_ADMIN, brands })],
    ['removals', (brands) => remove({ ...OF_USER, brands })],
    ['administrators before', (brands) => undoAdmin({ ...MAKE_ADMIN, kind: 'undoAdmin', brands })],
  ] satisfies [string, (brands: AccessBrand[]) => Promise<unknown>][])(
    '%s: no brand of several is done, and one may be: that is the failure (ACC-24, C226)',
    async (_of, run) => {
      let lost = false
      vi.stubGlobal('fetch', async ({ method, url }: Request) => {
        lost ||= method !== 'GET' && url.includes(`/${CAFE.id}/`)
        if (lost) throw new TypeError('Failed to fetch')
        if (method === 'GET') return Response.json({ success: true, data: { users: [], admin_user: null } })
        return Response.json({ message: 'Non' }, { status: 403 })
      })
      await expect(run([PORT, CAFE])).rejects.toSatisfy(mayBeDone)
    },
  )

  it('an administrator who was named since is not replaced by the undoing of an earlier one (ACC-26)', async () => {
    const [first, third] = [51, 53].map((id) => ({ ...LEA, id, is_brand_admin: true, company: 1 }))
    const sent: string[] = []
    vi.stubGlobal('fetch', async ({ method, url }: Request) => {
      if (method !== 'GET') sent.push(url)
      return Response.json({ success: true, data: { users: [], admin_user: third } })
    })
    const before = new Map([[PORT.id, { users: [], admin_user: first ?? null }]])
    await expect(undoAdmin({ ...MAKE_ADMIN, kind: 'undoAdmin', before })).rejects.toMatchObject({
      notApplied: true,
    })
    expect(sent).toEqual([])
  })

  it('an administrator who was named since is not replaced by the undoing of a removal (ACC-26)', async () => {
    const sent: string[] = []
    vi.stubGlobal('fetch', async ({ method, url }: Request) => {
      if (method !== 'GET') sent.push(new URL(url).pathname)
      return Response.json({ success: true, data: { users: [], admin_user: { ...LEA, id: LEA.id + 1 } } })
    })
    const removed = {
      ...OF_USER,
      kind: 'restore' as const,
      administered: [{ user: LEA, brand: PORT }],
      leftOut: [],
    }
    expect(await restore(removed)).toMatchObject({ failed: [{ brand: PORT, error: { notApplied: true } }] })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain('assign')
  })

  it('nothing is sent where the present administrator cannot be read (ACC-26)', async () => {
    const sent: string[] = []
    vi.stubGlobal('fetch', async ({ method, url }: Request) => {
      if (method !== 'GET') sent.push(url)
      throw new TypeError('Failed to fetch')
    })
    const before = new Map([[PORT.id, { users: [], admin_user: { ...LEA, is_brand_admin: true, company: 1 } }]])
    await expect(undoAdmin({ ...MAKE_ADMIN, kind: 'undoAdmin', before })).rejects.toMatchObject({
      notApplied: true,
    })
    expect(sent).toEqual([])
  })

  it('a removal that the end of the session interrupted is not reported (ACC-24, C118)', async () => {
    data = { removed_users_count: 1 }
    const { tokens, ...ports } = apiPorts()
    const held = await tokens.accessGrant()
    const accessGrant = vi.fn<typeof tokens.accessGrant>().mockResolvedValueOnce(held).mockRejectedValue(aborted())
    setApiPorts({ ...ports, tokens: { ...tokens, accessGrant } })
    const asked = { ...OF_USER, brands: [PORT, CAFE] }
    await expect(remove(asked)).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('a removal does not go on with the session of the next user (ACC-24, G11)', async () => {
    const { tokens, ...ports } = apiPorts()
    const first = new AbortController()
    let sessionSignal = first.signal
    const held = await tokens.accessGrant()
    setApiPorts({
      ...ports,
      // an interrupted write has until its time limit, which does not end here
      clock: { ...ports.clock, after: () => () => {} },
      tokens: { ...tokens, sessionSignal: () => sessionSignal, accessGrant: async () => ({ ...held, sessionSignal }) },
    })
    const sent: string[] = []
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      sent.push(new URL(url).pathname)
      await new Promise((resolve) => setTimeout(resolve))
      // another tab signs somebody else in
      sessionSignal = new AbortController().signal
      first.abort(aborted())
      return Response.json({ success: true, data: { removed_users_count: 1 } })
    })
    const brands = Array.from({ length: 7 }, (_, at) => ({ id: at + 1, name: `Marque ${at + 1}` }))
    await expect(remove({ ...OF_USER, brands })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(sent).toHaveLength(1)
  })

  it('that names nobody is about the requested users (C226)', async () => {
    data = { assigned_users_count: 1, assigned_brands_count: 1, removed_users_count: 1 }
    expect(await assign(OF_BRAND)).toEqual({ count: 1, name: PORT.name, isNew: true })
    expect(await assign(OF_USER)).toEqual({ count: 1, name: 'lea', isNew: true })
    expect(await makeAdmin(MAKE_ADMIN)).toMatchObject({
      admin: 'lea',
      brand: PORT.name,
      brands: [PORT],
      failed: [],
    })
    expect(await remove(OF_BRAND)).toMatchObject({ name: PORT.name, failed: [] })
  })

  it('that counts nobody counts all requested users, but zero is zero (ACC-21, C226)', async () => {
    const asked = { ...OF_BRAND, users: [LEA, { ...LEA, id: LEA.id + 1 }] }
    const brands = { ...OF_USER, brands: [PORT, CAFE] }
    data = { brand_name: 'Port', username: 'lea' }
    expect((await assign(asked)).count).toBe(2)
    expect((await assign(brands)).count).toBe(2)
    expect((await remove(asked)).counts.get(PORT.id)).toBe(2)
    data = { assigned_users_count: 0, removed_users_count: 0 }
    expect((await assign(asked)).count).toBe(0)
    expect((await remove(asked)).counts.get(PORT.id)).toBe(0)
  })

  it.each([
    ['no data', () => Response.json({ success: true, data: null })],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('that holds %s is about all that was requested (ACC-24, decision 4)', async (_, reply) => {
    vi.stubGlobal('fetch', async () => reply())
    expect(await assign(OF_BRAND)).toEqual({
      count: 1,
      name: PORT.name,
      isNew: undefined,
    })
    expect(await assign(OF_USER)).toEqual({ count: 1, name: 'lea', isNew: undefined })
    expect(await makeAdmin({ ...MAKE_ADMIN, by: 'user' })).toMatchObject({
      admin: 'lea',
      brand: PORT.name,
      brands: [PORT],
      failed: [],
    })
    expect(await remove(OF_BRAND)).toMatchObject({ brands: [PORT], failed: [] })
  })
})
