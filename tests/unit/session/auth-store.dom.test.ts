import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { normaliseUser } from '~/api/normalise/normalise'
import { authStore, createAuthStore, expectedUser, SIGNED_OUT, authStateOf, useAuthStore } from '~/session/auth-store'
import { AUTH_STORE_KEY } from '~/session/storage-keys'

import { memoryStorage } from '../../support/memory-storage'

const NOW = Date.UTC(2026, 2, 16, 9)
const claire = normaliseUser({
  id: 7,
  username: 'claire',
  first_name: 'Claire',
  last_name: 'Petit',
  user_type: 'agency_admin',
  can_access_analytics: true,
})
const there = { ...authStateOf(claire), userAt: NOW, isAuthenticated: true, lastActivity: NOW }

afterEach(() => {
  cleanup()
  authStore.show(SIGNED_OUT)
})

describe('the auth store', () => {
  it('begins signed out, and keeps a copy of what is saved (SES-25)', () => {
    const storage = memoryStorage()
    const store = createAuthStore(storage, () => NOW)
    expect(store.get()).toEqual(SIGNED_OUT)
    expect(store.stored()).toEqual(SIGNED_OUT)
    store.save(there)
    expect(store.get()).toEqual(there)
    expect(store.stored()).toMatchObject({
      user: { id: 7, username: 'claire', first_name: 'Claire', last_name: 'Petit', user_type: '' },
      rights: { user_type: 'agency_admin', can_access_analytics: true, can_access_reports: false },
      userAt: NOW,
      isAuthenticated: true,
      lastActivity: NOW,
    })
  })

  it('removes a copy that cannot be read, and no other (SES-24, C067)', () => {
    const storage = memoryStorage({ [AUTH_STORE_KEY]: '{"version":2}', other: 'x' })
    const store = createAuthStore(storage, () => NOW)
    expect(store.stored()).toEqual(SIGNED_OUT)
    expect([...storage.values.keys()]).toEqual(['other'])
  })

  it('the newer of two users stays in the copy, and the later of two activities (C038, C063)', () => {
    const storage = memoryStorage()
    const [one, two] = [createAuthStore(storage, () => NOW), createAuthStore(storage, () => NOW)]
    one.save({ ...there, userAt: NOW - 10, lastActivity: NOW - 10 })
    two.save({ ...there, ...authStateOf({ ...claire, first_name: 'Zoé' }), userAt: NOW - 5, lastActivity: NOW - 20 })
    expect(two.get().lastActivity).toBe(NOW - 10)
    one.save({ lastActivity: NOW })
    expect(one.get()).toMatchObject({ user: { first_name: 'Claire' }, lastActivity: NOW })
    expect(one.stored()).toMatchObject({ user: { first_name: 'Zoé' }, userAt: NOW - 5, lastActivity: NOW })
    // of the same moment: the one that is saved now
    one.save({ ...authStateOf(claire), userAt: NOW - 5 })
    expect(one.stored()).toMatchObject({ user: { first_name: 'Claire' } })
  })

  it('is cleared with its copy, unless that is another user’s (C076)', () => {
    const storage = memoryStorage()
    const store = createAuthStore(storage, () => NOW)
    store.save(there)
    store.clear({ copy: false })
    expect(store.get()).toEqual(SIGNED_OUT)
    expect(storage.values.has(AUTH_STORE_KEY)).toBe(true)
    store.show(there)
    expect(store.get()).toEqual(there)
    store.clear({ copy: true })
    expect(storage.values.size).toBe(0)
  })
})

describe('the signed-in user', () => {
  it('is what components see, as soon as it changes', () => {
    const { result } = renderHook(() => useAuthStore(({ user }) => user))
    expect(result.current).toBeNull()
    act(() => authStore.show(there))
    expect(result.current).toBe(claire)
  })

  it('is expected with the last known rights, and not at all without user or rights (C074, K54)', () => {
    expect(expectedUser()).toBeNull()
    authStore.show({ ...there, user: { ...claire, user_type: '', can_access_analytics: false } })
    expect(expectedUser()).toMatchObject({ id: 7, user_type: 'agency_admin', can_access_analytics: true })
    expect(expectedUser({ user: claire, rights: null })).toBeNull()
    expect(expectedUser({ user: null, rights: there.rights })).toBeNull()
  })
})
