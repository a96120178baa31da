import { describe, expect, it, vi } from 'vitest'

import { TOKENS_KEY } from '~/session/storage-keys'

import { settle } from './support/fake-clock'
import { core, isEmpty, open } from './support/one-core'

const MINUTE = 60_000

describe('the end of a session', () => {
  it('by sign-out clears everything, then notifies tabs, server and listeners (SES-30, SES-31)', async () => {
    const there = open()
    const sessionSignal = there.signal()
    there.end('logout')
    expect(isEmpty(there)).toBe(true)
    expect(sessionSignal.aborted).toBe(true)
    expect(there.signal().aborted).toBe(false)
    expect(there.auth.get().user).toBeNull()
    expect(there.brand.clear.mock.calls).toEqual([[{ copy: true }]])
    expect(there.posted).toEqual([{ type: 'closed', generation: 4, reason: 'logout' }])
    expect(there.logout.mock.calls).toEqual([[{ access: 'a-r', refresh: 'r' }]])
    expect(there.announceLogout.mock.calls).toEqual([['logout']])
    expect(there.ended.mock.calls).toEqual([['logout', { byThisTab: true, userId: 1 }]])
    expect(there.changed).toHaveBeenCalled()
    await settle()
    expect(there.state.sharedGeneration).toEqual({ generation: 4, closedAt: there.clock.now() })
    expect(there.clock.pending()).toBe(0)
    expect(there.nextGeneration()).toBe(5)
  })

  it.each([
    ['logout', 9, 10],
    ['logout', 4, 5],
    ['idle', 3, 4],
    ['idle', 1, 4],
    ['refused', 3, 4],
  ] as const)('after %s a token version of %i becomes %i (SES-44)', async (reason, generation, next) => {
    const there = open()
    there.state.sharedGeneration = { generation, closedAt: null }
    there.end(reason)
    await settle()
    expect(there.state.sharedGeneration).toEqual({ generation: next, closedAt: there.clock.now() })
  })

  it.each(['idle', 'refused'] as const)(
    'after %s keeps the token version of a later session (SES-44)',
    async (reason) => {
      for (const generation of [4, 5]) {
        const there = open()
        there.state.sharedGeneration = { generation, closedAt: null }
        there.end(reason)
        await settle()
        expect(there.state.sharedGeneration).toEqual({ generation, closedAt: null })
      }
    },
  )

  it.each([
    ['refused', ['refused']],
    ['elsewhere', ['elsewhere']],
    ['user-switched', []],
  ] as const)('after %s asks the server to revoke nothing (SES-15, ASVS 7.4.1)', (reason, announced) => {
    const there = open()
    there.end(reason)
    expect(there.logout).not.toHaveBeenCalled()
    expect(there.announceLogout.mock.calls.flat()).toEqual(announced)
    expect(there.posted).toHaveLength(reason === 'refused' ? 1 : 0)
    expect(there.ended.mock.calls).toEqual([[reason, { byThisTab: reason === 'refused', userId: 1 }]])
    expect(there.clock.pending()).toBe(reason === 'refused' ? 1 : 0)
  })

  it('by another user in another tab keeps what that user stored (C059)', () => {
    const there = open()
    there.end('user-switched')
    expect(isEmpty(there)).toBe(false)
    expect(there.brand.clear.mock.calls).toEqual([[{ copy: false }]])
    expect(there.auth.get().isAuthenticated).toBe(false)
    expect(there.nextGeneration()).toBe(4)
  })

  it('by another user in this tab clears it and revokes the tokens (C059, ASVS 7.4.1)', () => {
    const there = open()
    there.end('user-switched', { byThisTab: true })
    expect(isEmpty(there)).toBe(true)
    expect(there.logout.mock.calls).toEqual([[{ access: 'a-r', refresh: 'r' }]])
    expect(there.posted).toEqual([])
    expect(there.announceLogout).not.toHaveBeenCalled()
    expect(there.nextGeneration()).toBe(5)
  })

  it('sends no access token that has expired or is of another sign-in (ASVS 7.4.1)', () => {
    const expired = open()
    expired.clock.sleep(5 * MINUTE)
    expired.end('logout')
    expect(expired.logout.mock.calls).toEqual([[{ access: undefined, refresh: 'r' }]])

    const other = open()
    other.stores('r9', 4, { id: 'other', at: 1 })
    other.end('logout')
    expect(other.logout.mock.calls).toEqual([[{ access: undefined, refresh: 'r9' }]])
  })

  it('without a record revokes the access token, and without any token sends nothing (C058)', () => {
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

  it('of nothing is silent, and forgets the sign-in of this tab (SES-30)', () => {
    const there = core()
    there.stores('r', 3)
    there.tokenStore.claim()
    there.local.values.clear()
    there.end('logout')
    expect(there.tokenStore.signInId()).toBeUndefined()
    expect(there.announceLogout).not.toHaveBeenCalled()
    expect(there.ended).not.toHaveBeenCalled()
    expect(there.posted).toEqual([])
  })

  it.each([
    [2, false],
    [3, true],
  ])('up to generation %i: a stored session of generation 3 is cleared: %s (SES-45)', (generation, clears) => {
    const there = open()
    there.end('logout', { generation })
    expect(isEmpty(there)).toBe(clears)
    expect(there.posted).toHaveLength(clears ? 1 : 0)
    expect(there.logout).toHaveBeenCalledTimes(clears ? 1 : 0)
    expect(there.auth.get().isAuthenticated).toBe(false)
  })

  it('is not reported again within a second, when a call needs a session (SES-20, K28)', () => {
    const there = open()
    there.end('logout')
    there.clock.sleep(1000)
    there.notifyMissing()
    expect(there.ended).toHaveBeenCalledTimes(1)
    there.clock.sleep(1)
    there.notifyMissing()
    there.notifyMissing()
    expect(there.ended.mock.calls.slice(1)).toEqual([['refused', { byThisTab: true, userId: null, noSession: true }]])
  })

  it('is reported to a listener until it unsubscribes', () => {
    const there = open()
    const [heard, seen] = [vi.fn(), vi.fn()]
    const stops = [there.onEnd(heard), there.subscribe(seen)]
    for (const stop of stops) stop()
    there.end('logout')
    expect(heard).not.toHaveBeenCalled()
    expect(seen).not.toHaveBeenCalled()
  })
})
