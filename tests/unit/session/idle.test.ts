import { describe, expect, it } from 'vitest'

import { IDLE_LIMIT_MS } from '~/session/activity'

import { settle } from './support/fake-clock'
import { signedIn, storedState } from './support/signed-in'

const MINUTE = 60_000

describe('two hours without activity', () => {
  it('the session ends after exactly two hours, by timer (SES-03, C032, C034, G9)', async () => {
    const there = await signedIn()
    await there.clock.advance(IDLE_LIMIT_MS - 1)
    expect(there.tab.ends).toEqual([])
    await there.clock.advance(1)
    expect(there.tab.ends).toEqual(['idle'])
    expect(there.shared.size).toBe(0)
  })

  it('end every tab, with one reason (SES-03)', async () => {
    const there = await signedIn()
    const other = there.openTab()
    await there.clock.advance(IDLE_LIMIT_MS)
    expect([there.tab.ends, other.ends]).toEqual([['idle'], ['idle']])
  })

  it('activity in one tab counts for all (C038)', async () => {
    const there = await signedIn()
    const other = there.openTab()
    await there.clock.advance(100)
    for (let passed = 0; passed < 3 * 60; passed += 10) {
      await there.clock.advance(10 * MINUTE)
      other.page.act()
    }
    there.tab.page.wake()
    expect(there.tab.session.isSignedIn()).toBe(true)
    await there.clock.advance(IDLE_LIMIT_MS - 1)
    expect([there.tab.ends, other.ends]).toEqual([[], []])
    await there.clock.advance(1)
    expect([there.tab.ends, other.ends]).toEqual([['idle'], ['idle']])
  })

  it.each(['wake', 'call', 'touch'])(
    'the wall clock shows after sleep that time is up (%s), before anything is sent (C037)',
    async (how) => {
      const there = await signedIn()
      there.clock.sleep(3 * 60 * MINUTE)
      const before = there.server.log.length
      if (how === 'wake') there.tab.page.wake()
      if (how === 'touch') there.tab.page.act()
      if (how === 'call') await there.done(there.tab.brands()).catch(() => {})
      expect(there.tab.ends).toContain('idle')
      expect(there.tab.session.isSignedIn()).toBe(false)
      await settle()
      expect(there.server.log.slice(before).map(({ path }) => path)).toEqual(['/auth/logout/'])
    },
  )

  it('the guard refuses at once, before any timer fires (decision 13)', async () => {
    const there = await signedIn()
    expect(there.tab.session.isSignedIn()).toBe(true)
    there.clock.sleep(IDLE_LIMIT_MS)
    expect(there.tab.session.isSignedIn()).toBe(false)
  })

  it('the remaining time is available, and staying resets it (SES-46)', async () => {
    const there = await signedIn()
    await there.clock.advance(IDLE_LIMIT_MS - 5 * MINUTE)
    expect(there.tab.session.remaining().idleMs).toBe(5 * MINUTE)
    there.tab.session.keepAlive()
    expect(there.tab.session.remaining().idleMs).toBe(IDLE_LIMIT_MS)
  })

  it('the remaining time of the access and refresh tokens is available, and there is none without a session (SES-07, SES-22)', async () => {
    const there = await signedIn()
    const week = 7 * 24 * 60 * MINUTE
    expect(there.tab.session.remaining()).toEqual({ accessMs: 300_000, refreshMs: week, idleMs: IDLE_LIMIT_MS })
    await there.clock.advance(MINUTE)
    expect(there.tab.session.remaining()).toEqual({
      accessMs: 4 * MINUTE,
      refreshMs: week - MINUTE,
      idleMs: IDLE_LIMIT_MS - MINUTE,
    })
    await there.clock.advance(5 * MINUTE)
    expect(there.tab.session.remaining().accessMs).toBe(0)
    await there.tab.session.signOut()
    expect(there.tab.session.remaining()).toEqual({ accessMs: 0, refreshMs: 0, idleMs: 0 })
  })

  it('only the answer to an open warning counts as activity (SES-46)', async () => {
    const there = await signedIn()
    await there.clock.advance(IDLE_LIMIT_MS - 5 * MINUTE)
    const answered = there.tab.session.ignoreInput()
    await there.clock.advance(MINUTE)
    there.tab.page.act()
    expect(there.tab.session.remaining().idleMs).toBe(4 * MINUTE)
    there.tab.session.keepAlive()
    expect(there.tab.session.remaining().idleMs).toBe(IDLE_LIMIT_MS)
    answered()
    answered()
    await there.clock.advance(MINUTE)
    there.tab.page.act()
    expect(there.tab.session.remaining().idleMs).toBe(IDLE_LIMIT_MS)
  })

  it('an unanswered warning ends with the session (SES-46)', async () => {
    const there = await signedIn()
    await there.clock.advance(IDLE_LIMIT_MS - MINUTE)
    there.tab.session.ignoreInput()
    there.tab.page.act()
    await there.clock.advance(MINUTE)
    expect(there.tab.ends).toEqual(['idle'])
  })

  it('a navigation, or a call that the user started, is activity (K40)', async () => {
    const there = await signedIn()
    await there.clock.advance(IDLE_LIMIT_MS - MINUTE)
    there.tab.session.recordActivity()
    expect(there.tab.session.remaining().idleMs).toBe(IDLE_LIMIT_MS)
  })

  it('calls alone are not activity (K40)', async () => {
    const there = await signedIn()
    for (let passed = 0; passed < 119; passed += 17) {
      await there.clock.advance(17 * MINUTE)
      await there.done(there.tab.brands())
    }
    await there.clock.advance(MINUTE)
    expect(there.tab.ends).toEqual(['idle'])
  })
})

describe('the stored time of the last activity', () => {
  it('a burst of 100 keys a second is written once in 30 s, and so is the last key (SES-04, C041)', async () => {
    const there = await signedIn()
    await there.clock.advance(60_000)
    const before = there.tab.local.writes()
    for (let key = 0; key < 1000; key += 1) {
      there.tab.page.act()
      there.clock.sleep(10)
    }
    const last = there.clock.now() - 10
    expect(there.tab.local.writes() - before).toBe(1)
    await there.clock.advance(30_000)
    expect(there.tab.local.writes() - before).toBe(2)
    expect(storedState(there).state.lastActivity).toBe(last)
  })

  it('a tab never moves the stored time back (C038)', async () => {
    const there = await signedIn()
    const other = there.openTab()
    await there.clock.advance(MINUTE)
    other.page.act()
    const latest = storedState(there).state.lastActivity
    there.tab.auth.save({ lastActivity: 5 })
    expect(storedState(there).state.lastActivity).toBe(latest)
  })

  it('a write of the time keeps a newer user of another tab (C063)', async () => {
    const there = await signedIn()
    const other = there.openTab()
    const user = there.tab.auth.get().user
    if (!user) throw new Error('Somebody is signed in')
    await there.clock.advance(MINUTE)
    other.session.updateUser({ ...user, first_name: 'Zoé' }, there.clock.now())
    await there.clock.advance(MINUTE)
    there.tab.page.act()
    // a very late answer
    there.tab.session.updateUser({ ...user, first_name: 'Ancienne' }, there.clock.now() - 90_000)
    expect(storedState(there).state).toMatchObject({ user: { first_name: 'Zoé' }, lastActivity: there.clock.now() })
    const page = there.openTab()
    expect(page.auth.get().user?.first_name).toBe('Zoé')
    // a newer one is stored
    there.tab.session.updateUser({ ...user, first_name: 'Zoë' }, there.clock.now())
    expect(storedState(there).state).toMatchObject({ user: { first_name: 'Zoë' } })
  })

  it('a write of the time keeps a user who signed in in another tab, before any notification (C063, C059)', async () => {
    const hold = Promise.withResolvers<void>()
    const there = await signedIn({ gate: (what) => (what.startsWith('1 hears') ? hold.promise : Promise.resolve()) })
    const user = there.tab.auth.get().user
    if (!user) throw new Error('Somebody is signed in')
    const other = there.openTab()
    await there.done(other.session.start(there.server.login(2), 'login'))
    await there.clock.advance(MINUTE)
    there.tab.session.updateUser({ ...user, first_name: 'Ancienne' }, there.clock.now())
    there.tab.page.act()
    expect(storedState(there).state).toMatchObject({ user: { id: 2 } })
  })

  it('nothing is written for a user who has signed out (decision 14)', async () => {
    const there = await signedIn()
    there.tab.page.act()
    there.shared.clear()
    there.tab.page.act()
    await there.clock.advance(MINUTE)
    expect(there.shared.size).toBe(0)
  })
})
