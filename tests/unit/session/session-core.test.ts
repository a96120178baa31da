import { describe, expect, it } from 'vitest'

import { TOKENS_KEY } from '~/session/storage-keys'

import { core, isEmpty, open } from './support/one-core'

describe('a token that another tab hands over', () => {
  it('is taken when it is newer than what this tab knows (SES-44)', () => {
    const there = open()
    there.receive(there.message())
    expect(there.tokenStore.access()).toMatchObject({ access: 'x', generation: 4 })
    expect(there.ended).not.toHaveBeenCalled()
    // the record is there: nothing is to be looked up later
    expect(there.clock.pending()).toBe(1)
    expect(there.changed).toHaveBeenCalled()
  })

  it.each([2, 3])('is ignored when it is of generation %i (SES-44)', (generation) => {
    const there = open()
    there.receive(there.message({ generation }))
    expect(there.tokenStore.access()?.access).toBe('a-r')
  })

  it('is ignored when the record is newer, or of another sign-in (SES-44)', () => {
    const there = open()
    there.stores('r5', 5)
    there.receive(there.message())
    expect(there.tokenStore.access()?.access).toBe('a-r')
    there.receive(there.message({ generation: 5 }))
    expect(there.tokenStore.access()?.access).toBe('x')

    const other = open()
    other.receive(other.message({ signIn: 'other' }))
    expect(other.tokenStore.access()?.access).toBe('a-r')
  })

  it('may come before its record, which has 300 ms (SES-44)', async () => {
    const there = open()
    there.local.values.delete(TOKENS_KEY)
    there.receive(there.message())
    expect(there.tokenStore.access()?.access).toBe('x')
    await there.clock.advance(299)
    expect(there.ended).not.toHaveBeenCalled()
    await there.clock.advance(1)
    expect(there.ended.mock.calls).toEqual([['elsewhere', { byThisTab: false, userId: 1 }]])
  })

  it('is not taken before its record, of this sign-in or of another user (C059)', () => {
    const same = open()
    same.local.values.delete(TOKENS_KEY)
    same.receive(same.message({ signIn: 'again' }))
    expect(same.tokenStore.access()?.access).toBe('a-r')

    const another = open()
    another.local.values.delete(TOKENS_KEY)
    another.receive(another.message({ signIn: 'other', userId: 2 }))
    expect(another.ended.mock.calls).toEqual([['user-switched', { byThisTab: false, userId: 1 }]])
    expect(another.tokenStore.access()?.access).toBe('x')
    expect(another.tokenStore.userId()).toBe(2)

    const nobody = core()
    nobody.receive(nobody.message())
    expect(nobody.tokenStore.access()?.access).toBe('x')
  })

  it('signs in a tab that nobody is signed in to (SES-45)', () => {
    const one = open()
    const two = core(one.clock, one.local)
    two.receive(two.message({ generation: 3 }))
    expect(two.auth.get()).toMatchObject({ isAuthenticated: true, user: { id: 1 } })
    expect(two.isSignedIn()).toBe(true)
  })
})

describe('an end that another tab reports', () => {
  it.each([
    ['logout', 'logout-elsewhere'],
    ['idle', 'idle'],
    ['refused', 'refused'],
  ] as const)('%s is %s here, and is not passed on (SES-45)', (reason, here) => {
    const there = open()
    there.receive({ type: 'closed', generation: 3, reason })
    expect(there.ended.mock.calls).toEqual([[here, { byThisTab: false, userId: 1 }]])
    expect(there.posted).toEqual([])
    expect(there.logout).not.toHaveBeenCalled()
    expect(isEmpty(there)).toBe(true)
  })

  it('of an earlier generation is ignored (SES-45)', () => {
    const there = open()
    there.receive({ type: 'closed', generation: 2, reason: 'logout' })
    expect(there.ended).not.toHaveBeenCalled()
  })

  it('spares a newer session that is stored (SES-45)', () => {
    const there = open()
    there.stores('r9', 5)
    there.receive({ type: 'closed', generation: 4, reason: 'logout' })
    expect(there.ended).toHaveBeenCalledTimes(1)
    expect(there.local.values.has(TOKENS_KEY)).toBe(true)
  })

  it('is remembered, also where there is nothing to end: its tokens are void (SES-15)', () => {
    const there = core()
    there.receive({ type: 'closed', generation: 6, reason: 'logout' })
    expect(there.ended).not.toHaveBeenCalled()
    expect(there.nextGeneration()).toBe(7)
    there.receive(there.message({ generation: 6 }))
    expect(there.tokenStore.access()).toBeUndefined()
    // nor does an older word take it back
    there.receive({ type: 'closed', generation: 5, reason: 'logout' })
    expect(there.nextGeneration()).toBe(7)
    there.receive(there.message({ generation: 7 }))
    expect(there.tokenStore.access()?.access).toBe('x')
    there.receive({ type: 'closed', generation: 6, reason: 'logout' })
    expect(there.tokenStore.access()?.access).toBe('x')
  })

  it('reported twice ends a later session only when the second report is newer (SES-45)', () => {
    const there = open()
    there.receive({ type: 'closed', generation: 6, reason: 'logout' })
    there.auth.save({ isAuthenticated: true })
    there.receive({ type: 'closed', generation: 6, reason: 'logout' })
    expect(there.ended).toHaveBeenCalledTimes(1)
    there.receive({ type: 'closed', generation: 7, reason: 'logout' })
    expect(there.ended).toHaveBeenCalledTimes(2)
  })
})
