import { describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import type { Locks } from '~/session/ports'
import { TOKENS_KEY } from '~/session/storage-keys'

import { settle } from './support/fake-clock'
import { tab } from './support/one-renewal'

const failed = (status_code: number) => new ApiError({ status_code })
const aborted = { name: 'AbortError' }
const noToken = { message: 'Aucun refresh token disponible' }

describe('a renewal', () => {
  it('stores the new tokens as the next generation and hands them over, without waiting (SES-13)', async () => {
    const names: string[] = []
    const locks: Locks = { request: (name, _options, task) => (names.push(name), task()) }
    const there = tab({ locks })
    const progress = there.renew()
    await settle()
    expect(progress).toEqual({ done: true })
    expect(there.spent()).toEqual(['r1'])
    expect(there.tokenStore.record()).toMatchObject({ refresh: 'r2', generation: 2, signIn: 's' })
    expect(there.tokenStore.access()?.access).toBe('a2')
    expect(there.state.sharedGeneration).toEqual({ generation: 2, closedAt: null })
    expect(there.broadcastToken).toHaveBeenCalledTimes(1)
    expect(there.requestToken).not.toHaveBeenCalled()
    expect(names).toEqual(['auth'])
  })

  it('without IndexedDB keeps the lock for 30 ms more (C050)', async () => {
    const there = tab({ idb: false })
    const progress = there.renew()
    await there.clock.advance(29)
    expect(there.broadcastToken).toHaveBeenCalledTimes(1)
    expect(progress.done).toBe(false)
    await there.clock.advance(1)
    expect(progress).toEqual({ done: true })
    expect(there.tokenStore.generation()).toBe(2)
  })

  it('counts on from the highest known generation (SES-44)', async () => {
    const marked = tab()
    marked.state.sharedGeneration = { generation: 7, closedAt: 5 }
    marked.renew()
    await settle()
    expect(marked.tokenStore.generation()).toBe(8)

    const behind = tab()
    behind.state.sharedGeneration = { generation: 0, closedAt: null }
    behind.renew()
    await settle()
    expect(behind.state.sharedGeneration.generation).toBe(2)

    const seen = tab({ idb: false })
    seen.tokenStore.adopt({ ...seen.granted('x'), generation: 5, signIn: 's', receivedAt: seen.clock.now() })
    seen.renew()
    await seen.clock.advance(100)
    expect(seen.tokenStore.generation()).toBe(6)
  })

  it('is one for all calls meanwhile, and is over for the next (SES-14)', async () => {
    const there = tab()
    const held = Promise.withResolvers<unknown>()
    there.refresh.mockReturnValueOnce(held.promise)
    const both = [there.renew(), there.renew()]
    expect(there.renewal.underWay(there.sessionSignal.signal)).toBe(true)
    expect(there.renewal.underWay(new AbortController().signal)).toBe(false)
    await settle()
    held.resolve(there.answer())
    await settle()
    expect(both).toEqual([{ done: true }, { done: true }])
    expect(there.spent()).toEqual(['r1'])
    expect(there.renewal.underWay(there.sessionSignal.signal)).toBe(false)
    there.renew()
    await settle()
    expect(there.spent()).toEqual(['r1', 'r2'])
  })

  it('of an ended session does not end the next session (C059)', async () => {
    const there = tab()
    const [old, next] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
    there.refresh.mockReturnValueOnce(old.promise).mockReturnValueOnce(next.promise)
    const first = there.renew()
    await settle()
    there.sessionSignal.abort()
    const sessionSignal = new AbortController()
    there.renew(sessionSignal.signal)
    await settle()
    old.resolve(there.answer())
    await settle()
    expect(first.failure).toMatchObject(aborted)
    expect(there.renewal.underWay(sessionSignal.signal)).toBe(true)
  })

  it('without a record sends nothing (SES-19, C017)', async () => {
    const request = vi.fn()
    const there = tab({ locks: { request } })
    there.local.values.clear()
    const progress = there.renew()
    await settle()
    expect(progress.failure).toMatchObject(noToken)
    expect(there.ends).toEqual(['elsewhere'])
    expect(request).not.toHaveBeenCalled()
  })

  it('of another user’s tokens does not happen (C059)', async () => {
    const there = tab()
    there.state.another = true
    const progress = there.renew()
    await settle()
    expect(progress.failure).toMatchObject(aborted)
    expect(there.ends).toEqual(['user-switched'])
    expect(there.spent()).toEqual([])
  })

  it('works for the sign-in at its start, also when it fails (C059)', async () => {
    const there = tab()
    there.tokenStore.forget({ stored: false })
    expect(there.tokenStore.signInId()).toBeUndefined()
    there.refresh.mockRejectedValueOnce(failed(503))
    const progress = there.renew()
    await settle()
    expect(progress.failure).toMatchObject({ status_code: 503 })
    expect(there.tokenStore.signInId()).toBe('s')
    expect(there.ends).toEqual([])
  })
})

describe('a sign-out in another tab', () => {
  it.each([
    ['after the record was received', 1, 1, true],
    ['at that moment', 1, 0, false],
    ['before', 1, -1, false],
    ['of an earlier session', 0, 1, false],
    ['of a later generation', 2, 1, true],
  ])(
    '%s ends the renewal only when it is the later one (case %#) (SES-15, SES-45)',
    async (_, generation, later, closes) => {
      const there = tab()
      there.state.sharedGeneration = { generation, closedAt: there.clock.now() + later }
      const progress = there.renew()
      await settle()
      expect(there.spent()).toEqual(closes ? [] : ['r1'])
      expect(there.ends).toEqual(closes ? ['elsewhere'] : [])
      expect(progress.failure instanceof ApiError && progress.failure.message).toBe(closes && noToken.message)
    },
  )

  it('drops the new tokens while the answer is on its way (SES-15, C023)', async () => {
    const removed = tab()
    removed.refresh.mockImplementationOnce(async () => (removed.local.values.clear(), removed.answer()))
    const progress = removed.renew()
    await settle()
    expect(progress.failure).toMatchObject(noToken)
    expect(removed.ends).toEqual(['elsewhere'])
    expect(removed.local.values.has(TOKENS_KEY)).toBe(false)

    // the shared generation shows before local storage does
    const told = tab()
    told.refresh.mockImplementationOnce(async () => {
      told.state.sharedGeneration = { generation: 2, closedAt: told.clock.now() + 1 }
      return told.answer()
    })
    const late = told.renew()
    await told.clock.advance(300)
    expect(late.failure).toMatchObject(noToken)
    expect(told.ends).toEqual(['elsewhere'])
    expect(told.tokenStore.record()?.refresh).toBe('r1')
  })

  it('of an earlier session changes nothing while the answer is on its way (SES-44)', async () => {
    const there = tab()
    there.refresh.mockImplementationOnce(async () => {
      there.state.sharedGeneration = { generation: 1, closedAt: there.clock.now() - 1 }
      return there.answer()
    })
    const progress = there.renew()
    await there.clock.advance(299)
    expect(progress.done).toBe(false)
    await there.clock.advance(1)
    expect(progress).toEqual({ done: true })
    expect(there.tokenStore.record()).toMatchObject({ refresh: 'r2', generation: 2 })
    expect(there.state.sharedGeneration).toEqual({ generation: 2, closedAt: null })
  })
})

describe('the failures of a renewal', () => {
  it('are counted, and a success starts the count again (K12, decision 10)', async () => {
    const there = tab()
    const fail = async () => {
      there.refresh.mockRejectedValueOnce(failed(503))
      const progress = there.renew()
      await settle()
      expect(progress.failure).toMatchObject({ status_code: 503 })
    }
    await fail()
    expect(there.renewal.failures()).toBe(1)
    there.renew()
    await settle()
    await fail()
    await fail()
    expect(there.refresh).toHaveBeenCalledTimes(4)
    expect(there.renewal.failures()).toBe(3)
    // two in a row: the third waits
    const third = there.renew()
    await settle()
    expect(third.failure).toMatchObject({ status_code: 503 })
    expect(there.refresh).toHaveBeenCalledTimes(4)
  })
})
