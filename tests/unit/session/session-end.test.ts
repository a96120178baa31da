import { describe, expect, it, vi } from 'vitest'

import { TOKENS_KEY } from '~/session/storage-keys'

import { settle } from './support/fake-clock'
import { core, isEmpty, open } from './support/one-core'

const MINUTE = 60_000

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
    expect(there.ended.mock.calls).toEqual([['logout', { byThisTab: true, userId: 1 }]])
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
    expect(there.ended.mock.calls).toEqual([[reason, { byThisTab: reason === 'refused', userId: 1 }]])
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
    expect(there.ended.mock.calls.slice(1)).toEqual([['refused', { byThisTab: true, userId: null }]])
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
