import { describe, expect, it, vi } from 'vitest'

import { ACCESS_COPY_KEY, TOKENS_KEY } from '~/session/storage-keys'
import { COPY_LIFETIME_MS } from '~/session/token-record'
import { createTokenStore } from '~/session/token-store'

import { memoryStorage } from '../../support/memory-storage'
import { createFakeClock } from './support/fake-clock'

const MINUTE = 60_000

function tokenStore(clock = createFakeClock(), local = memoryStorage(), tab = memoryStorage()) {
  const granted = (name: string, userId: number | null = 1) => {
    const expiresAt = clock.now() + 2 * COPY_LIFETIME_MS
    return { access: `a-${name}`, refresh: name, expiresAt, userId }
  }
  const handed = (generation: number, userId = 1) => {
    const times = { expiresAt: clock.now() + 5 * MINUTE, receivedAt: clock.now() }
    return { access: `x${generation}`, generation, signIn: 's', userId, ...times }
  }
  const parts = createTokenStore({ clock, local, tab })
  return { ...parts, clock, local, tab, granted, handed, again: () => tokenStore(clock, local, tab) }
}

function holding(userId: number | null = 1) {
  const there = tokenStore()
  there.take(there.granted('r', userId), 3, { id: 's', at: there.clock.now() - 5 })
  return there
}

describe('the tokens of a tab', () => {
  it('are stored as a record and a copy, beside the current token (SES-01)', () => {
    const there = holding()
    const now = there.clock.now()
    expect(there.record()).toEqual({
      refresh: 'r',
      generation: 3,
      signIn: 's',
      userId: 1,
      receivedAt: now,
      signedInAt: now - 5,
    })
    expect(there.access()).toMatchObject({ access: 'a-r', generation: 3, signIn: 's', receivedAt: now })
    expect([there.generation(), there.latest(), there.signInId(), there.userId(), there.isNew()]).toEqual([
      3,
      3,
      's',
      1,
      true,
    ])
    const none = tokenStore()
    expect([none.generation(), none.latest(), none.signInId(), none.userId(), none.isNew()]).toEqual([
      0,
      0,
      undefined,
      null,
      false,
    ])
  })

  it('a renewal keeps the sign-in, and without a new refresh token the old one with its age (K15)', () => {
    const there = holding()
    const now = there.clock.now()
    there.clock.sleep(MINUTE)
    there.take({ ...there.granted('none'), refresh: undefined }, 4)
    expect(there.record()).toMatchObject({ refresh: 'r', generation: 4, receivedAt: now, signedInAt: now - 5 })
    expect(there.access()).toMatchObject({ access: 'a-none', receivedAt: now + MINUTE })
    there.take(there.granted('r2'), 5)
    expect(there.record()).toMatchObject({ refresh: 'r2', receivedAt: now + MINUTE, signIn: 's' })
  })

  it('a renewal without its record is dropped, and so is a sign-in without a refresh token (C023)', () => {
    const there = tokenStore()
    there.take(there.granted('r'), 3)
    there.take({ ...there.granted('r'), refresh: undefined }, 3, { id: 's', at: 1 })
    expect(there.access()).toBeUndefined()
    expect(there.local.values.size + there.tab.values.size).toBe(0)
  })

  it('a known owner is not replaced by what a token says (SES-06, C059)', () => {
    const there = holding()
    there.take(there.granted('r2', 2), 4)
    expect([there.userId(), there.record()?.userId]).toEqual([1, 1])
    const unnamed = holding(null)
    expect([unnamed.userId(), unnamed.record()?.userId]).toEqual([null, null])
    unnamed.take(unnamed.granted('r2', 2), 4)
    expect([unnamed.userId(), unnamed.record()?.userId]).toEqual([2, 2])
    unnamed.take(unnamed.granted('r3', null), 5)
    expect(unnamed.userId()).toBe(2)
  })

  it('of another tab are taken, and are new only beyond the newest seen (SES-44)', () => {
    const there = holding()
    there.adopt(there.handed(4))
    expect([there.access()?.access, there.isNew(), there.latest()]).toEqual(['x4', true, 4])
    there.adopt(there.handed(4))
    expect(there.isNew()).toBe(false)
    there.adopt(there.handed(2))
    expect([there.generation(), there.latest()]).toEqual([2, 4])
    expect(there.tab.values.get(ACCESS_COPY_KEY)).toContain('x2')
  })

  it('the highest generation is also that of a record (SES-44)', () => {
    const there = holding()
    const other = tokenStore(there.clock, there.local)
    expect(other.latest()).toBe(0)
    other.record()
    expect(other.latest()).toBe(3)
  })

  it('a record that cannot be read is removed (SES-24, C067)', () => {
    const there = tokenStore(undefined, memoryStorage({ [TOKENS_KEY]: '{', other: 'x' }))
    expect(there.record()).toBeUndefined()
    expect([...there.local.values.keys()]).toEqual(['other'])
  })
})

describe('the tokens of a tab after a reload', () => {
  it('are the copy and its record (decision 11)', () => {
    const page = holding().again()
    page.restore()
    expect(page.access()?.access).toBe('a-r')
    expect([page.signInId(), page.userId(), page.isNew()]).toEqual(['s', 1, false])
  })

  it.each(['none', 'a later renewal', 'another sign-in'])(
    'a copy without its record is removed: %s (decision 11)',
    (how) => {
      const there = holding()
      const other = tokenStore(there.clock, there.local)
      if (how === 'none') there.local.values.clear()
      if (how === 'a later renewal') other.take(other.granted('r2'), 4)
      if (how === 'another sign-in') other.take(other.granted('r2', 2), 3, { id: 'other', at: 1 })
      const page = there.again()
      page.restore()
      expect(page.access()).toBeUndefined()
      expect(page.tab.values.size).toBe(0)
      expect(page.userId()).toBe({ none: null, 'a later renewal': 1, 'another sign-in': 2 }[how])
    },
  )

  it('are none where there is no copy (decision 11)', () => {
    const there = holding()
    const page = tokenStore(there.clock, there.local)
    const removed = vi.spyOn(page.tab, 'removeItem')
    page.restore()
    expect(page.access()).toBeUndefined()
    expect(page.signInId()).toBe('s')
    expect(removed).not.toHaveBeenCalled()
  })
})

describe('the owner of a tab’s tokens', () => {
  it('is read from the record, and written into a record without an owner (C059)', () => {
    const there = holding(null)
    const page = tokenStore(there.clock, there.local)
    page.claim()
    expect([page.signInId(), page.userId()]).toEqual(['s', null])
    page.claim(7)
    expect([page.userId(), page.record()?.userId]).toEqual([7, 7])
    page.claim()
    expect(page.userId()).toBe(7)
  })

  it('is not set without tokens, and a known owner is not written again (C059)', () => {
    const nobody = tokenStore()
    nobody.claim(7)
    expect([nobody.signInId(), nobody.userId(), nobody.local.values.size]).toEqual([undefined, null, 0])
    const there = holding()
    const written = vi.spyOn(there.local, 'setItem')
    const page = tokenStore(there.clock, there.local)
    page.claim()
    expect(page.userId()).toBe(1)
    page.claim(1)
    expect(written).not.toHaveBeenCalled()
  })
})

describe('a tab that removes what it stored', () => {
  it('removes the copy and the token an hour after they were received (SES-23, C044)', () => {
    const there = holding()
    there.clock.sleep(COPY_LIFETIME_MS - 1)
    there.sweep()
    expect(there.access()).toBeDefined()
    expect(there.tab.values.size).toBe(1)
    there.clock.sleep(1)
    there.sweep()
    expect(there.access()).toBeUndefined()
    expect(there.tab.values.size).toBe(0)
  })

  it('removes the copy once the token has expired (SES-26, decision 11)', () => {
    const there = tokenStore()
    there.take({ ...there.granted('r'), expiresAt: there.clock.now() + 5 * MINUTE }, 3, { id: 's', at: 1 })
    there.clock.sleep(5 * MINUTE - 1)
    there.sweep()
    expect(there.tab.values.size).toBe(1)
    there.clock.sleep(1)
    there.sweep()
    expect(there.tab.values.size).toBe(0)
    // which token the next renewal replaces
    expect(there.generation()).toBe(3)
  })

  it.each([true, false])('removes everything of its session; the record: %s (SES-30)', (stored) => {
    const there = holding()
    there.forget({ stored })
    expect([there.access(), there.signInId(), there.userId()]).toEqual([undefined, undefined, null])
    expect(there.tab.values.size).toBe(0)
    expect(there.local.values.size).toBe(stored ? 0 : 1)
    // the next session counts on
    expect(there.latest()).toBe(3)
  })
})
