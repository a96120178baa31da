import { describe, expect, it } from 'vitest'

import { normaliseUser } from '~/api/normalise/normalise'
import { readStoredRights } from '~/session/auth-store'
import { AUTH_STORE_KEY } from '~/session/storage-keys'

import { signedIn, type SignedIn } from './support/signed-in'

type Stored = { state: { user: Record<string, unknown>; rights?: unknown }; version: number }

const stored = ({ shared }: SignedIn): Stored => JSON.parse(shared.get(AUTH_STORE_KEY) ?? '{}')

/** The page that the same tab opens next. */
function reopened(there: SignedIn) {
  there.tab.close()
  return there.openTab({ own: there.tab.own })
}

describe('the stored rights of a user', () => {
  it('are stored beside the user, limited to what shell and page queries need (C074, K54)', async () => {
    const there = await signedIn()
    const { user } = there.tab.auth.get()
    if (!user) throw new Error('Nobody is signed in')
    const told = {
      ...user,
      email: 'claire@exemple.fr',
      user_type: 'agency_admin',
      permissions_summary: { is_company_admin: true },
      can_access_analytics: true,
      company_name: 'Atelier Lumière',
      brands: [7],
      subscription_info: { can_manage_subscription: true, current_plan: { name: 'Agence' } },
    }
    there.tab.session.updateUser(normaliseUser(told), there.clock.now())
    const rights = {
      user_type: 'agency_admin',
      permissions_summary: { is_company_admin: true, is_brand_admin: false },
      can_access_analytics: true,
      can_access_reports: false,
      subscription_info: { can_manage_subscription: true },
    }
    expect(stored(there).state.rights).toEqual(rights)
    for (const secret of ['exemple.fr', 'Lumière', 'Agence', '"brands"'])
      expect(there.shared.get(AUTH_STORE_KEY)).not.toContain(secret)

    const page = reopened(there)
    expect(page.auth.get()).toMatchObject({ rights, user: { user_type: '' } })
    page.page.act()
    expect(stored(there).state.rights).toEqual(rights)
  })

  it('no stored rights outlive the session (C076)', async () => {
    const there = await signedIn()
    await there.done(there.tab.session.signOut())
    expect(there.tab.auth.get().rights).toBeNull()
    expect(there.shared.get(AUTH_STORE_KEY)).toBeUndefined()
  })

  it('a role stored with the user grants nothing, and is not stored again (C074)', async () => {
    const there = await signedIn()
    const entry = stored(there)
    const summary = { is_company_admin: true }
    entry.state.user = { ...entry.state.user, user_type: 'agency_admin', permissions_summary: summary }
    entry.state.rights = null
    there.shared.set(AUTH_STORE_KEY, JSON.stringify(entry))
    const page = reopened(there)
    const none = { user_type: '', permissions_summary: { is_company_admin: false } }
    expect(page.auth.get()).toMatchObject({ user: { id: 1, ...none }, rights: null })
    page.page.act()
    expect(there.shared.get(AUTH_STORE_KEY)).not.toContain('agency_admin')
  })

  it.each<[string, (state: Stored['state']) => void]>([
    ['a role', ({ rights }) => Object.assign(Object(rights), { user_type: 'agency_admin' })],
    ['a right', ({ rights }) => Object.assign(Object(rights), { can_access_reports: true })],
    ['a flag', ({ rights }) => Object.assign(Object(rights).permissions_summary, { is_company_admin: true })],
  ])('a change in the storage of %s makes all stored rights invalid (C074)', async (_, edit) => {
    const there = await signedIn()
    const { user } = there.tab.auth.get()
    if (!user) throw new Error('Nobody is signed in')
    there.tab.session.updateUser(normaliseUser({ ...user, user_type: 'brand_member' }), there.clock.now())
    const entry = stored(there)
    edit(entry.state)
    there.shared.set(AUTH_STORE_KEY, JSON.stringify(entry))
    expect(reopened(there).auth.get().rights).toBeNull()
  })

  it.each([null, 7, 'agency_admin', [], { user_type: 7 }, { user_type: '' }, {}])(
    'a stored %j is no rights (K14)',
    async (value) => {
      const there = await signedIn()
      const entry = stored(there)
      entry.state.rights = value
      there.shared.set(AUTH_STORE_KEY, JSON.stringify(entry))
      expect(reopened(there).auth.get()).toMatchObject({ rights: null, isAuthenticated: true })
    },
  )

  it('a stored right counts only when it is plain true (C074)', () => {
    const said = {
      user_type: 'brand_member',
      can_access_reports: 'true',
      subscription_info: { can_manage_subscription: 1 },
    }
    expect(readStoredRights(said)).toEqual({
      user_type: 'brand_member',
      permissions_summary: { is_company_admin: false, is_brand_admin: false },
      can_access_analytics: false,
      can_access_reports: false,
      subscription_info: { can_manage_subscription: false },
    })
  })
})
