import { describe, expect, it } from 'vitest'

import { IDLE_LIMIT_MS } from '~/session/activity'
import { TOKENS_KEY } from '~/session/storage-keys'

import { core, open, userOf } from './support/one-core'

const MINUTE = 60_000

describe('the check of the storage', () => {
  it('a stored session of another tab signs this tab in too, and counts as activity (SES-45)', () => {
    const one = open()
    one.clock.sleep(MINUTE)
    const two = core(one.clock, one.local)
    two.verify({ atOnce: true })
    expect(two.auth.get()).toMatchObject({ isAuthenticated: true, lastActivity: one.clock.now(), user: { id: 1 } })
    expect(two.tokenStore.signInId()).toBe('s')
    expect(two.brand.restore).toHaveBeenCalledTimes(1)
    expect(two.changed).toHaveBeenCalledTimes(1)
    expect(two.isSignedIn()).toBe(true)
    // the idle limit of this tab is watched
    expect(two.clock.pending()).toBe(2)
    two.verify({ atOnce: true })
    expect(two.brand.restore).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['tokens of nobody', null, { user: userOf(1) }, false],
    ['tokens of another', 2, { user: userOf(1) }, false],
    ['tokens of this user', 1, { user: userOf(1) }, true],
    ['a user without a name', 1, { user: null }, true],
    ['nobody signed in', 1, { user: userOf(1), isAuthenticated: false }, false],
  ])('a stored user is the session’s own only if all agrees: %s (SES-01, C059)', (_, userId, change, isThere) => {
    const there = core()
    there.stores('r', 3, { id: 's', at: 1 }, userId)
    expect(there.storedState()).toBeUndefined()
    there.auth.save({ isAuthenticated: true, userAt: 1, lastActivity: 1, ...change })
    expect(there.storedState() !== undefined).toBe(isThere)
  })

  it('tokens of another user end the session (C059)', () => {
    const there = open()
    there.stores('r9', 4, { id: 'other', at: there.clock.now() }, 2)
    there.verify({ atOnce: false })
    expect(there.ended.mock.calls).toEqual([['user-switched', { byThisTab: false, userId: 1 }]])
  })

  it('tokens of the same user’s next sign-in continue the session (SES-44)', () => {
    const there = open()
    there.stores('r9', 4, { id: 'again', at: there.clock.now() })
    there.verify({ atOnce: false })
    expect(there.ended).not.toHaveBeenCalled()
    expect(there.tokenStore.signInId()).toBe('again')

    const nobody = core()
    nobody.stores('r', 3)
    nobody.verify({ atOnce: true })
    expect(nobody.tokenStore.signInId()).toBeUndefined()
  })

  it('missing tokens end the session after the 100 ms in which a reason may arrive (SES-28)', async () => {
    const there = open()
    there.local.values.delete(TOKENS_KEY)
    there.verify({ atOnce: false })
    expect(there.changed).toHaveBeenCalledTimes(1)
    await there.clock.advance(99)
    expect(there.ended).not.toHaveBeenCalled()
    await there.clock.advance(1)
    expect(there.ended.mock.calls).toEqual([['elsewhere', { byThisTab: false, userId: 1 }]])

    const back = open()
    const written = back.local.values.get(TOKENS_KEY) ?? ''
    back.local.values.delete(TOKENS_KEY)
    back.verify({ atOnce: false })
    back.local.values.set(TOKENS_KEY, written)
    await back.clock.advance(200)
    expect(back.ended).not.toHaveBeenCalled()
  })

  it('missing tokens after a sleep end the session at once, and nothing happens without a session (SES-28, C064)', () => {
    const there = open()
    there.local.values.delete(TOKENS_KEY)
    there.verify({ atOnce: true })
    expect(there.ended).toHaveBeenCalledTimes(1)

    const nobody = core()
    nobody.verify({ atOnce: true })
    expect(nobody.ended).not.toHaveBeenCalled()
    expect(nobody.changed).not.toHaveBeenCalled()
  })

  it('another session is known by its user, and by its sign-in where a user is unknown (C059)', () => {
    const there = open()
    expect(there.isAnother({ signIn: 'other', userId: 1 })).toBe(false)
    expect(there.isAnother({ signIn: 's', userId: 2 })).toBe(true)
    expect(there.isAnother({ signIn: 's', userId: null })).toBe(false)
    expect(there.isAnother({ signIn: 'other', userId: null })).toBe(true)
    expect(core().isAnother({ signIn: 'other', userId: null })).toBe(false)
    expect(core().isAnother({ signIn: 'other', userId: 2 })).toBe(false)
  })

  it('a change of the tokens renews the answer whether somebody is signed in (SES-27, C046)', () => {
    const there = open()
    expect(there.isSignedIn()).toBe(true)
    there.local.values.delete(TOKENS_KEY)
    expect(there.isSignedIn()).toBe(false)
  })

  it('an active session ends at the idle limit (SES-03)', () => {
    const there = open()
    there.clock.sleep(IDLE_LIMIT_MS)
    expect(there.isSignedIn()).toBe(false)
    there.recordActivity({ confirmed: true })
    expect(there.ended.mock.calls).toEqual([['idle', { byThisTab: true, userId: 1 }]])
  })
})

describe('a session that records what happens', () => {
  it('records activity, except while a question is open (SES-46)', () => {
    const there = open()
    there.clock.sleep(MINUTE)
    const close = there.activity.ignoreInput()
    there.recordActivity({ confirmed: false })
    expect(there.activity.last()).toBe(there.clock.now() - MINUTE)
    there.recordActivity({ confirmed: true })
    expect(there.activity.last()).toBe(there.clock.now())
    close()
    there.clock.sleep(MINUTE)
    there.recordActivity({ confirmed: false })
    expect(there.activity.last()).toBe(there.clock.now())
  })

  it('records nothing for a signed-out user, or where the storage is of another user (C059, decision 14)', () => {
    const nobody = core()
    nobody.stores('r', 3)
    nobody.recordActivity({ confirmed: true })
    nobody.updateUser(userOf(1), 5)
    expect(nobody.activity.last()).toBe(0)
    expect(nobody.auth.get().user).toBeNull()

    const there = open()
    there.stores('r9', 4, { id: 'other', at: 1 }, 2)
    there.clock.sleep(MINUTE)
    there.recordActivity({ confirmed: true })
    there.updateUser({ ...userOf(1), first_name: 'Zoé' }, there.clock.now())
    expect(there.activity.last()).toBe(there.clock.now() - MINUTE)
    expect(there.auth.get().user?.first_name).not.toBe('Zoé')
  })

  it('records the user, with the time of reading (SES-25)', () => {
    const there = open()
    there.clock.sleep(MINUTE)
    there.updateUser({ ...userOf(1), first_name: 'Zoé' }, there.clock.now() - 5)
    expect(there.auth.get()).toMatchObject({ user: { first_name: 'Zoé' }, userAt: there.clock.now() - 5 })
  })
})
