import { describe, expect, it, vi } from 'vitest'

import { IDLE_LIMIT_MS } from '~/session/activity'
import { AUTH_STORE_KEY, TOKENS_KEY } from '~/session/storage-keys'

import { settle } from './support/fake-clock'
import { core, open, userOf } from './support/one-core'

const MINUTE = 60_000
const isEmpty = ({ local }: ReturnType<typeof core>) =>
  !local.values.has(TOKENS_KEY) && !local.values.has(AUTH_STORE_KEY)

describe('the end of a session', () => {
  it('SES-30 SES-31 · by sign-out clears everything, then tells tabs, server and listeners', async () => {
    const there = open()
    const life = there.signal()
    there.end('logout')
    expect(isEmpty(there)).toBe(true)
    expect(life.aborted).toBe(true)
    expect(there.signal().aborted).toBe(false)
    expect(there.auth.get().user).toBeNull()
    expect(there.brand.clear.mock.calls).toEqual([[{ copy: true }]])
    expect(there.posted).toEqual([{ type: 'closed', generation: 4, reason: 'logout' }])
    expect(there.logout.mock.calls).toEqual([[{ access: 'a-r', refresh: 'r' }]])
    expect(there.announceLogout.mock.calls).toEqual([['logout']])
    expect(there.ended.mock.calls).toEqual([['logout', { byThisTab: true }]])
    expect(there.changed).toHaveBeenCalled()
    await settle()
    expect(there.state.mark).toEqual({ generation: 4, closedAt: there.clock.now() })
    expect(there.clock.pending()).toBe(0)
    expect(there.nextGeneration()).toBe(5)
  })

  it.each([
    ['logout', 9, 10],
    ['logout', 4, 5],
    ['idle', 3, 4],
    ['idle', 1, 4],
    ['refused', 3, 4],
  ] as const)('SES-44 · %s: a mark of %i becomes %i', async (reason, generation, next) => {
    const there = open()
    there.state.mark = { generation, closedAt: null }
    there.end(reason)
    await settle()
    expect(there.state.mark).toEqual({ generation: next, closedAt: there.clock.now() })
  })

  it.each(['idle', 'refused'] as const)('SES-44 · %s: leaves the mark of a later session as it is', async (reason) => {
    for (const generation of [4, 5]) {
      const there = open()
      there.state.mark = { generation, closedAt: null }
      there.end(reason)
      await settle()
      expect(there.state.mark).toEqual({ generation, closedAt: null })
    }
  })

  it.each([
    ['refused', ['refused']],
    ['elsewhere', ['elsewhere']],
    ['user-switched', []],
  ] as const)('SES-15 ASVS 7.4.1 · %s: the server is not asked to revoke anything', (reason, announced) => {
    const there = open()
    there.end(reason)
    expect(there.logout).not.toHaveBeenCalled()
    expect(there.announceLogout.mock.calls.flat()).toEqual(announced)
    expect(there.posted).toHaveLength(reason === 'refused' ? 1 : 0)
    expect(there.ended.mock.calls).toEqual([[reason, { byThisTab: reason === 'refused' }]])
    expect(there.clock.pending()).toBe(reason === 'refused' ? 1 : 0)
  })

  it('C059 · by another user in another tab leaves what is stored to that user', () => {
    const there = open()
    there.end('user-switched')
    expect(isEmpty(there)).toBe(false)
    expect(there.brand.clear.mock.calls).toEqual([[{ copy: false }]])
    expect(there.auth.get().isAuthenticated).toBe(false)
    expect(there.nextGeneration()).toBe(4)
  })

  it('C059 ASVS 7.4.1 · by another user in this tab clears it and revokes the tokens', () => {
    const there = open()
    there.end('user-switched', { byThisTab: true })
    expect(isEmpty(there)).toBe(true)
    expect(there.logout.mock.calls).toEqual([[{ access: 'a-r', refresh: 'r' }]])
    expect(there.posted).toEqual([])
    expect(there.announceLogout).not.toHaveBeenCalled()
    expect(there.nextGeneration()).toBe(5)
  })

  it('ASVS 7.4.1 · sends no access token that has expired or is of another sign-in', () => {
    const expired = open()
    expired.clock.sleep(5 * MINUTE)
    expired.end('logout')
    expect(expired.logout.mock.calls).toEqual([[{ access: undefined, refresh: 'r' }]])

    const other = open()
    other.stores('r9', 4, { id: 'other', at: 1 })
    other.end('logout')
    expect(other.logout.mock.calls).toEqual([[{ access: undefined, refresh: 'r9' }]])
  })

  it('C058 · without a record revokes the access token, and without any token asks nobody', () => {
    const there = open()
    there.local.values.delete(TOKENS_KEY)
    there.end('logout')
    expect(there.logout.mock.calls).toEqual([[{ access: 'a-r', refresh: undefined }]])

    const flag = core()
    flag.auth.save({ isAuthenticated: true })
    flag.end('logout')
    expect(flag.logout).not.toHaveBeenCalled()
    expect(flag.announceLogout).toHaveBeenCalledTimes(1)
  })

  it('SES-30 · of nothing is silent, and forgets the sign-in of this tab', () => {
    const there = core()
    there.stores('r', 3)
    there.keeper.claim()
    there.local.values.clear()
    there.end('logout')
    expect(there.keeper.signIn()).toBeUndefined()
    expect(there.announceLogout).not.toHaveBeenCalled()
    expect(there.ended).not.toHaveBeenCalled()
    expect(there.posted).toEqual([])
  })

  it.each([
    [2, false],
    [3, true],
  ])('SES-45 · up to generation %i: a stored session of generation 3 is cleared: %s', (generation, clears) => {
    const there = open()
    there.end('logout', { generation })
    expect(isEmpty(there)).toBe(clears)
    expect(there.posted).toHaveLength(clears ? 1 : 0)
    expect(there.logout).toHaveBeenCalledTimes(clears ? 1 : 0)
    expect(there.auth.get().isAuthenticated).toBe(false)
  })

  it('SES-20 K28 · is not told again for a second, where a call needs a session', () => {
    const there = open()
    there.end('logout')
    there.clock.sleep(1000)
    there.missing()
    expect(there.ended).toHaveBeenCalledTimes(1)
    there.clock.sleep(1)
    there.missing()
    there.missing()
    expect(there.ended.mock.calls.slice(1)).toEqual([['refused', { byThisTab: true }]])
  })

  it('is told until one no longer listens', () => {
    const there = open()
    const [heard, seen] = [vi.fn(), vi.fn()]
    const stops = [there.onEnd(heard), there.subscribe(seen)]
    for (const stop of stops) stop()
    there.end('logout')
    expect(heard).not.toHaveBeenCalled()
    expect(seen).not.toHaveBeenCalled()
  })
})

describe('a token that another tab hands over', () => {
  it('SES-44 · is taken when it is newer than what this tab knows', () => {
    const there = open()
    there.hear(there.message())
    expect(there.keeper.access()).toMatchObject({ access: 'x', generation: 4 })
    expect(there.ended).not.toHaveBeenCalled()
    // the record is there: nothing is to be looked up later
    expect(there.clock.pending()).toBe(1)
    expect(there.changed).toHaveBeenCalled()
  })

  it.each([2, 3])('SES-44 · is ignored when it is of generation %i', (generation) => {
    const there = open()
    there.hear(there.message({ generation }))
    expect(there.keeper.access()?.access).toBe('a-r')
  })

  it('SES-44 · is ignored when the record is newer, or of another sign-in', () => {
    const there = open()
    there.stores('r5', 5)
    there.hear(there.message())
    expect(there.keeper.access()?.access).toBe('a-r')
    there.hear(there.message({ generation: 5 }))
    expect(there.keeper.access()?.access).toBe('x')

    const other = open()
    other.hear(other.message({ signIn: 'other' }))
    expect(other.keeper.access()?.access).toBe('a-r')
  })

  it('SES-44 · may come before its record, which has 300 ms', async () => {
    const there = open()
    there.local.values.delete(TOKENS_KEY)
    there.hear(there.message())
    expect(there.keeper.access()?.access).toBe('x')
    await there.clock.advance(299)
    expect(there.ended).not.toHaveBeenCalled()
    await there.clock.advance(1)
    expect(there.ended.mock.calls).toEqual([['elsewhere', { byThisTab: false }]])
  })

  it('C059 · before its record is of this sign-in, or of another user, or not taken', () => {
    const same = open()
    same.local.values.delete(TOKENS_KEY)
    same.hear(same.message({ signIn: 'again' }))
    expect(same.keeper.access()?.access).toBe('a-r')

    const another = open()
    another.local.values.delete(TOKENS_KEY)
    another.hear(another.message({ signIn: 'other', userId: 2 }))
    expect(another.ended.mock.calls).toEqual([['user-switched', { byThisTab: false }]])
    expect(another.keeper.access()?.access).toBe('x')
    expect(another.keeper.owner()).toBe(2)

    const nobody = core()
    nobody.hear(nobody.message())
    expect(nobody.keeper.access()?.access).toBe('x')
  })

  it('SES-45 · signs in a tab that nobody is signed in to', () => {
    const one = open()
    const two = core(one.clock, one.local)
    two.hear(two.message({ generation: 3 }))
    expect(two.auth.get()).toMatchObject({ isAuthenticated: true, user: { id: 1 } })
    expect(two.isOpen()).toBe(true)
  })
})

describe('an end that another tab tells of', () => {
  it.each([
    ['logout', 'elsewhere'],
    ['idle', 'idle'],
    ['refused', 'refused'],
  ] as const)('SES-45 · %s is %s here, and is not passed on', (reason, here) => {
    const there = open()
    there.hear({ type: 'closed', generation: 3, reason })
    expect(there.ended.mock.calls).toEqual([[here, { byThisTab: false }]])
    expect(there.posted).toEqual([])
    expect(there.logout).not.toHaveBeenCalled()
    expect(isEmpty(there)).toBe(true)
  })

  it('SES-45 · of an earlier generation is ignored', () => {
    const there = open()
    there.hear({ type: 'closed', generation: 2, reason: 'logout' })
    expect(there.ended).not.toHaveBeenCalled()
  })

  it('SES-45 · spares a newer session that is stored', () => {
    const there = open()
    there.stores('r9', 5)
    there.hear({ type: 'closed', generation: 4, reason: 'logout' })
    expect(there.ended).toHaveBeenCalledTimes(1)
    expect(there.local.values.has(TOKENS_KEY)).toBe(true)
  })

  it('SES-15 · is remembered, also where there is nothing to end: its tokens are void', () => {
    const there = core()
    there.hear({ type: 'closed', generation: 6, reason: 'logout' })
    expect(there.ended).not.toHaveBeenCalled()
    expect(there.nextGeneration()).toBe(7)
    there.hear(there.message({ generation: 6 }))
    expect(there.keeper.access()).toBeUndefined()
    // nor does an older word take it back
    there.hear({ type: 'closed', generation: 5, reason: 'logout' })
    expect(there.nextGeneration()).toBe(7)
    there.hear(there.message({ generation: 7 }))
    expect(there.keeper.access()?.access).toBe('x')
    there.hear({ type: 'closed', generation: 6, reason: 'logout' })
    expect(there.keeper.access()?.access).toBe('x')
  })

  it('SES-45 · told twice ends what began in between only by a newer word', () => {
    const there = open()
    there.hear({ type: 'closed', generation: 6, reason: 'logout' })
    there.auth.save({ isAuthenticated: true })
    there.hear({ type: 'closed', generation: 6, reason: 'logout' })
    expect(there.ended).toHaveBeenCalledTimes(1)
    there.hear({ type: 'closed', generation: 7, reason: 'logout' })
    expect(there.ended).toHaveBeenCalledTimes(2)
  })
})

describe('what this tab finds in the storage', () => {
  it('SES-45 · a session of another tab: it is signed in too, as if it had been used', () => {
    const one = open()
    one.clock.sleep(MINUTE)
    const two = core(one.clock, one.local)
    two.verify({ atOnce: true })
    expect(two.auth.get()).toMatchObject({ isAuthenticated: true, lastActivity: one.clock.now(), user: { id: 1 } })
    expect(two.keeper.signIn()).toBe('s')
    expect(two.brand.restore).toHaveBeenCalledTimes(1)
    expect(two.changed).toHaveBeenCalledTimes(1)
    expect(two.isOpen()).toBe(true)
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
  ])('SES-01 C059 · %s', (_, userId, change, isThere) => {
    const there = core()
    there.stores('r', 3, { id: 's', at: 1 }, userId)
    expect(there.storedPerson()).toBeUndefined()
    there.auth.save({ isAuthenticated: true, userAt: 1, lastActivity: 1, ...change })
    expect(there.storedPerson() !== undefined).toBe(isThere)
  })

  it('C059 · tokens of another user', () => {
    const there = open()
    there.stores('r9', 4, { id: 'other', at: there.clock.now() }, 2)
    there.verify({ atOnce: false })
    expect(there.ended.mock.calls).toEqual([['user-switched', { byThisTab: false }]])
  })

  it('SES-44 · tokens of the same user’s next sign-in', () => {
    const there = open()
    there.stores('r9', 4, { id: 'again', at: there.clock.now() })
    there.verify({ atOnce: false })
    expect(there.ended).not.toHaveBeenCalled()
    expect(there.keeper.signIn()).toBe('again')

    const nobody = core()
    nobody.stores('r', 3)
    nobody.verify({ atOnce: true })
    expect(nobody.keeper.signIn()).toBeUndefined()
  })

  it('SES-28 · no tokens: the reason has 100 ms to arrive', async () => {
    const there = open()
    there.local.values.delete(TOKENS_KEY)
    there.verify({ atOnce: false })
    expect(there.changed).toHaveBeenCalledTimes(1)
    await there.clock.advance(99)
    expect(there.ended).not.toHaveBeenCalled()
    await there.clock.advance(1)
    expect(there.ended.mock.calls).toEqual([['elsewhere', { byThisTab: false }]])

    const back = open()
    const written = back.local.values.get(TOKENS_KEY) ?? ''
    back.local.values.delete(TOKENS_KEY)
    back.verify({ atOnce: false })
    back.local.values.set(TOKENS_KEY, written)
    await back.clock.advance(200)
    expect(back.ended).not.toHaveBeenCalled()
  })

  it('SES-28 C064 · no tokens, after a sleep: the session is over at once; without one nothing happens', () => {
    const there = open()
    there.local.values.delete(TOKENS_KEY)
    there.verify({ atOnce: true })
    expect(there.ended).toHaveBeenCalledTimes(1)

    const nobody = core()
    nobody.verify({ atOnce: true })
    expect(nobody.ended).not.toHaveBeenCalled()
    expect(nobody.changed).not.toHaveBeenCalled()
  })

  it('C059 · who is another goes by user, and by sign-in where a user is unknown', () => {
    const there = open()
    expect(there.isAnother({ signIn: 'other', userId: 1 })).toBe(false)
    expect(there.isAnother({ signIn: 's', userId: 2 })).toBe(true)
    expect(there.isAnother({ signIn: 's', userId: null })).toBe(false)
    expect(there.isAnother({ signIn: 'other', userId: null })).toBe(true)
    expect(core().isAnother({ signIn: 'other', userId: null })).toBe(false)
    expect(core().isAnother({ signIn: 'other', userId: 2 })).toBe(false)
  })

  it('C046 SES-27 · whether a session is open: asked again when the tokens change', () => {
    const there = open()
    expect(there.isOpen()).toBe(true)
    there.local.values.delete(TOKENS_KEY)
    expect(there.isOpen()).toBe(false)
  })

  it('SES-03 · nor is it open beyond the idle limit, which ends it', () => {
    const there = open()
    there.clock.sleep(IDLE_LIMIT_MS)
    expect(there.isOpen()).toBe(false)
    there.note({ answer: true })
    expect(there.ended.mock.calls).toEqual([['idle', { byThisTab: true }]])
  })
})

describe('what is noted', () => {
  it('SES-46 · activity, unless a question is open', () => {
    const there = open()
    there.clock.sleep(MINUTE)
    const close = there.activity.ask()
    there.note({ answer: false })
    expect(there.activity.last()).toBe(there.clock.now() - MINUTE)
    there.note({ answer: true })
    expect(there.activity.last()).toBe(there.clock.now())
    close()
    there.clock.sleep(MINUTE)
    there.note({ answer: false })
    expect(there.activity.last()).toBe(there.clock.now())
  })

  it('C059 14 · nothing for one who is signed out, or where the storage is another’s', () => {
    const nobody = core()
    nobody.stores('r', 3)
    nobody.note({ answer: true })
    nobody.learn(userOf(1), 5)
    expect(nobody.activity.last()).toBe(0)
    expect(nobody.auth.get().user).toBeNull()

    const there = open()
    there.stores('r9', 4, { id: 'other', at: 1 }, 2)
    there.clock.sleep(MINUTE)
    there.note({ answer: true })
    there.learn({ ...userOf(1), first_name: 'Zoé' }, there.clock.now())
    expect(there.activity.last()).toBe(there.clock.now() - MINUTE)
    expect(there.auth.get().user?.first_name).not.toBe('Zoé')
  })

  it('SES-25 · the user, with the time of reading', () => {
    const there = open()
    there.clock.sleep(MINUTE)
    there.learn({ ...userOf(1), first_name: 'Zoé' }, there.clock.now() - 5)
    expect(there.auth.get()).toMatchObject({ user: { first_name: 'Zoé' }, userAt: there.clock.now() - 5 })
  })
})
