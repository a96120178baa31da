import { describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import type { Mark } from '~/session/generations'
import type { EndReason, Locks } from '~/session/ports'
import { createRenewal } from '~/session/renewal'
import type { SessionCore } from '~/session/session-core'
import { TOKENS_KEY } from '~/session/storage-keys'
import { createTokenKeeper } from '~/session/token-keeper'

import { memoryStorage } from '../../support/memory-storage'
import { createFakeClock, settle } from './support/fake-clock'

const MINUTE = 60_000

/** One tab whose token is refused, with every part it renews by in the hands of the test. */
function tab({ idb = true, locks }: { idb?: boolean; locks?: Locks } = {}) {
  const clock = createFakeClock()
  const local = memoryStorage()
  const keeper = createTokenKeeper({ clock, local, tab: memoryStorage() })
  const elsewhere = createTokenKeeper({ clock, local, tab: memoryStorage() })
  const state: { mark: Mark; another: boolean } = { mark: { generation: 1, closedAt: null }, another: false }
  const life = new AbortController()
  const ends: EndReason[] = []
  let serial = 1
  const answer = () => ({ access: `a${(serial += 1)}`, refresh: `r${serial}`, expires_in: 300 })
  const refresh = vi.fn<(token: string, signal: AbortSignal) => Promise<unknown>>(async () => answer())
  const ask = vi.fn<(generation: number) => Promise<boolean>>(async () => false)
  const handOver = vi.fn()
  const generations = {
    read: async () => state.mark,
    update: async (change: (mark: Mark) => Mark | undefined) => {
      const moved = change(state.mark)
      if (moved) state.mark = moved
      return moved
    },
  }
  const core = {
    ports: { clock, locks, generations: idb ? generations : undefined, calls: { refresh } },
    keeper,
    tabs: { ask, handOver },
    activity: { last: () => 0 },
    end: (reason: EndReason) => void ends.push(reason),
    isAnother: () => state.another,
  }
  // the parts of it that a renewal uses
  const renewal = createRenewal(core as unknown as SessionCore)
  const granted = (name: string) => ({
    access: `a-${name}`,
    refresh: name,
    expiresAt: clock.now() + 5 * MINUTE,
    userId: 1,
  })
  keeper.take(granted('r1'), 1, { id: 's', at: clock.now() })
  elsewhere.claim()
  const renew = (signal = life.signal) => {
    const progress: { done: boolean; failure?: unknown } = { done: false }
    void renewal.renew(signal).then(
      () => (progress.done = true),
      (failure: unknown) => Object.assign(progress, { done: true, failure }),
    )
    return progress
  }
  return {
    clock,
    local,
    keeper,
    state,
    life,
    ends,
    refresh,
    ask,
    handOver,
    renewal,
    renew,
    granted,
    answer,
    /** What another tab stores. */
    stores: (name: string, generation: number) => elsewhere.take(granted(name), generation),
    spent: () => refresh.mock.calls.map(([token]) => token),
  }
}

const failed = (status_code: number) => new ApiError({ status_code })
const aborted = { name: 'AbortError' }
const noToken = { message: 'Aucun refresh token disponible' }

describe('a renewal', () => {
  it('SES-13 · stores the new tokens as the next generation and hands them over, without waiting', async () => {
    const names: string[] = []
    const locks: Locks = { request: (name, _options, task) => (names.push(name), task()) }
    const there = tab({ locks })
    const progress = there.renew()
    await settle()
    expect(progress).toEqual({ done: true })
    expect(there.spent()).toEqual(['r1'])
    expect(there.keeper.record()).toMatchObject({ refresh: 'r2', generation: 2, signIn: 's' })
    expect(there.keeper.access()?.access).toBe('a2')
    expect(there.state.mark).toEqual({ generation: 2, closedAt: null })
    expect(there.handOver).toHaveBeenCalledTimes(1)
    expect(there.ask).not.toHaveBeenCalled()
    expect(names).toEqual(['auth'])
  })

  it('C050 · without IndexedDB keeps the lock for 30 ms more', async () => {
    const there = tab({ idb: false })
    const progress = there.renew()
    await there.clock.advance(29)
    expect(there.handOver).toHaveBeenCalledTimes(1)
    expect(progress.done).toBe(false)
    await there.clock.advance(1)
    expect(progress).toEqual({ done: true })
    expect(there.keeper.generation()).toBe(2)
  })

  it('SES-44 · counts on from the highest generation that is known', async () => {
    const marked = tab()
    marked.state.mark = { generation: 7, closedAt: 5 }
    marked.renew()
    await settle()
    expect(marked.keeper.generation()).toBe(8)

    const behind = tab()
    behind.state.mark = { generation: 0, closedAt: null }
    behind.renew()
    await settle()
    expect(behind.state.mark.generation).toBe(2)

    const seen = tab({ idb: false })
    seen.keeper.adopt({ ...seen.granted('x'), generation: 5, signIn: 's', receivedAt: seen.clock.now() })
    seen.renew()
    await seen.clock.advance(100)
    expect(seen.keeper.generation()).toBe(6)
  })

  it('SES-14 · is one for all who call meanwhile, and is over for the next', async () => {
    const there = tab()
    const held = Promise.withResolvers<unknown>()
    there.refresh.mockReturnValueOnce(held.promise)
    const both = [there.renew(), there.renew()]
    expect(there.renewal.underWay(there.life.signal)).toBe(true)
    expect(there.renewal.underWay(new AbortController().signal)).toBe(false)
    await settle()
    held.resolve(there.answer())
    await settle()
    expect(both).toEqual([{ done: true }, { done: true }])
    expect(there.spent()).toEqual(['r1'])
    expect(there.renewal.underWay(there.life.signal)).toBe(false)
    there.renew()
    await settle()
    expect(there.spent()).toEqual(['r1', 'r2'])
  })

  it('C059 · of an ended session does not end that of the next one', async () => {
    const there = tab()
    const [old, next] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
    there.refresh.mockReturnValueOnce(old.promise).mockReturnValueOnce(next.promise)
    const first = there.renew()
    await settle()
    there.life.abort()
    const life = new AbortController()
    there.renew(life.signal)
    await settle()
    old.resolve(there.answer())
    await settle()
    expect(first.failure).toMatchObject(aborted)
    expect(there.renewal.underWay(life.signal)).toBe(true)
  })

  it('SES-19 C017 · without a record asks nobody', async () => {
    const request = vi.fn()
    const there = tab({ locks: { request } })
    there.local.values.clear()
    const progress = there.renew()
    await settle()
    expect(progress.failure).toMatchObject(noToken)
    expect(there.ends).toEqual(['elsewhere'])
    expect(request).not.toHaveBeenCalled()
  })

  it('C059 · of another user’s tokens is none', async () => {
    const there = tab()
    there.state.another = true
    const progress = there.renew()
    await settle()
    expect(progress.failure).toMatchObject(aborted)
    expect(there.ends).toEqual(['user-switched'])
    expect(there.spent()).toEqual([])
  })

  it('C059 · works for the sign-in it found, also when it fails', async () => {
    const there = tab()
    there.keeper.forget({ stored: false })
    expect(there.keeper.signIn()).toBeUndefined()
    there.refresh.mockRejectedValueOnce(failed(503))
    const progress = there.renew()
    await settle()
    expect(progress.failure).toMatchObject({ status_code: 503 })
    expect(there.keeper.signIn()).toBe('s')
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
  ])('SES-15 SES-45 · %s: closed %#', async (_, generation, later, closes) => {
    const there = tab()
    there.state.mark = { generation, closedAt: there.clock.now() + later }
    const progress = there.renew()
    await settle()
    expect(there.spent()).toEqual(closes ? [] : ['r1'])
    expect(there.ends).toEqual(closes ? ['elsewhere'] : [])
    expect(progress.failure instanceof ApiError && progress.failure.message).toBe(closes && noToken.message)
  })

  it('SES-15 C023 · while the answer is on its way: the new tokens are dropped', async () => {
    const removed = tab()
    removed.refresh.mockImplementationOnce(async () => (removed.local.values.clear(), removed.answer()))
    const progress = removed.renew()
    await settle()
    expect(progress.failure).toMatchObject(noToken)
    expect(removed.ends).toEqual(['elsewhere'])
    expect(removed.local.values.has(TOKENS_KEY)).toBe(false)

    // the mark tells before local storage does
    const told = tab()
    told.refresh.mockImplementationOnce(async () => {
      told.state.mark = { generation: 2, closedAt: told.clock.now() + 1 }
      return told.answer()
    })
    const late = told.renew()
    await told.clock.advance(300)
    expect(late.failure).toMatchObject(noToken)
    expect(told.ends).toEqual(['elsewhere'])
    expect(told.keeper.record()?.refresh).toBe('r1')
  })

  it('SES-44 · of an earlier session, while the answer is on its way, changes nothing', async () => {
    const there = tab()
    there.refresh.mockImplementationOnce(async () => {
      there.state.mark = { generation: 1, closedAt: there.clock.now() - 1 }
      return there.answer()
    })
    const progress = there.renew()
    await there.clock.advance(299)
    expect(progress.done).toBe(false)
    await there.clock.advance(1)
    expect(progress).toEqual({ done: true })
    expect(there.keeper.record()).toMatchObject({ refresh: 'r2', generation: 2 })
    expect(there.state.mark).toEqual({ generation: 2, closedAt: null })
  })
})

describe('a record that other tabs have written', () => {
  it('SES-44 · is awaited for 300 ms when the mark says so', async () => {
    const there = tab()
    there.state.mark = { generation: 3, closedAt: null }
    there.renew()
    await there.clock.advance(30)
    expect(there.spent()).toEqual([])
    there.stores('r9', 3)
    await there.clock.advance(10)
    expect(there.ask).toHaveBeenCalledWith(3)
    expect(there.spent()).toEqual(['r9'])
  })

  it('SES-44 · that never shows is not awaited any longer', async () => {
    const there = tab()
    there.state.mark = { generation: 3, closedAt: null }
    there.renew()
    await there.clock.advance(299)
    expect(there.spent()).toEqual([])
    await there.clock.advance(1)
    expect(there.spent()).toEqual(['r1'])
    expect(there.keeper.generation()).toBe(4)
  })

  it('SES-28 · and removed, is not awaited', async () => {
    const there = tab()
    there.state.mark = { generation: 3, closedAt: null }
    const progress = there.renew()
    await there.clock.advance(10)
    there.local.values.clear()
    await there.clock.advance(10)
    expect(progress.failure).toMatchObject(noToken)
    expect(there.ends).toEqual(['elsewhere'])
  })

  it('SES-44 · is taken with their token, without a call', async () => {
    const there = tab()
    there.stores('r9', 2)
    there.state.mark = { generation: 2, closedAt: null }
    there.ask.mockResolvedValueOnce(true)
    const progress = there.renew()
    await settle()
    expect(progress).toEqual({ done: true })
    expect(there.ask.mock.calls).toEqual([[2]])
    expect(there.spent()).toEqual([])
  })

  it('SES-44 · during the wait for the lock, with their token: nothing is left to do', async () => {
    const late = Promise.withResolvers<void>()
    const locks: Locks = { request: (_name, _options, task) => late.promise.then(task) }
    const there = tab({ locks })
    const progress = there.renew()
    await settle()
    there.stores('r9', 2)
    there.keeper.adopt({ ...there.granted('r9'), generation: 2, signIn: 's', receivedAt: there.clock.now() })
    late.resolve()
    await settle()
    expect(progress).toEqual({ done: true })
    expect(there.ask).not.toHaveBeenCalled()
    expect(there.spent()).toEqual([])
  })

  it('SES-44 · during the wait for the lock, and then a newer one: theirs is asked for', async () => {
    const late = Promise.withResolvers<void>()
    const locks: Locks = { request: (_name, _options, task) => late.promise.then(task) }
    const there = tab({ locks })
    there.renew()
    await settle()
    there.keeper.adopt({ ...there.granted('r8'), generation: 2, signIn: 's', receivedAt: there.clock.now() })
    there.stores('r9', 3)
    late.resolve()
    await settle()
    expect(there.ask.mock.calls).toEqual([[3]])
    expect(there.spent()).toEqual(['r9'])
  })

  it.each([true, false])('SES-44 C055 · while the answer is on its way: theirs count (IndexedDB: %s)', async (idb) => {
    const there = tab({ idb })
    there.refresh.mockImplementationOnce(async () => {
      there.stores('r9', 2)
      there.state.mark = { generation: 2, closedAt: null }
      return there.answer()
    })
    const progress = there.renew()
    await there.clock.advance(100)
    expect(progress).toEqual({ done: true })
    expect(there.ask.mock.calls).toEqual([[2]])
    expect(there.spent()).toEqual(['r1', 'r9'])
    expect(there.keeper.record()).toMatchObject({ refresh: 'r3', generation: 3 })
  })

  it('SES-44 C055 · while the answer is on its way, and late in local storage: theirs count', async () => {
    const there = tab()
    there.refresh.mockImplementationOnce(async () => {
      there.state.mark = { generation: 2, closedAt: null }
      return there.answer()
    })
    there.renew()
    await there.clock.advance(90)
    expect(there.keeper.record()?.refresh).toBe('r1')
    there.stores('r9', 2)
    await there.clock.advance(10)
    expect(there.spent()).toEqual(['r1', 'r9'])
  })

  it('SES-44 · twice while the answer is on its way: the call fails, the session stays', async () => {
    const there = tab()
    let generation = 1
    there.refresh.mockImplementation(async () => {
      generation += 1
      there.stores(`r${generation}0`, generation)
      there.state.mark = { generation, closedAt: null }
      return there.answer()
    })
    const progress = there.renew()
    await there.clock.advance(1000)
    expect(progress.failure).toMatchObject({ message: 'Token synchronization failed' })
    expect(there.spent()).toEqual(['r1', 'r20'])
    expect(there.ends).toEqual([])
  })

  it('C055 · explains a refusal, up to 300 ms later', async () => {
    const there = tab()
    there.refresh.mockRejectedValueOnce(failed(401))
    const progress = there.renew()
    await there.clock.advance(290)
    expect(there.ends).toEqual([])
    there.stores('r9', 2)
    await there.clock.advance(10)
    expect(there.spent()).toEqual(['r1', 'r9'])
    expect(progress).toEqual({ done: true })
    expect(there.ends).toEqual([])
  })

  it('SES-15 · that does not show makes a refusal final', async () => {
    const there = tab()
    const refusal = failed(401)
    there.refresh.mockRejectedValueOnce(refusal)
    const progress = there.renew()
    await there.clock.advance(299)
    expect(progress.done).toBe(false)
    await there.clock.advance(1)
    expect(progress.failure).toBe(refusal)
    expect(there.ends).toEqual(['refused'])
  })
})

describe('the end of the session', () => {
  /** Ends it at each point where a renewal waits. */
  const points: [string, (there: ReturnType<typeof tab>) => void][] = [
    ['for the record', ({ state }) => (state.mark = { generation: 3, closedAt: null })],
    [
      'for another tab',
      (there) => {
        there.stores('r9', 2)
        there.ask.mockImplementationOnce(async () => (there.life.abort(), false))
      },
    ],
    [
      'for a good answer',
      (there) => there.refresh.mockImplementationOnce(async () => (there.life.abort(), there.answer())),
    ],
    [
      'for a refusal',
      (there) =>
        there.refresh.mockImplementationOnce(async () => {
          there.life.abort()
          throw failed(401)
        }),
    ],
    ['for what explains a refusal', ({ refresh }) => refresh.mockRejectedValueOnce(failed(401))],
    [
      'for what replaced the record',
      (there) =>
        there.refresh.mockImplementationOnce(async () => {
          there.state.mark = { generation: 2, closedAt: null }
          return there.answer()
        }),
    ],
  ]

  it.each(points)('C023 SES-15 · while it waits %s: nothing is stored, sent or ended', async (_, prepare) => {
    const there = tab()
    prepare(there)
    const progress = there.renew()
    await there.clock.advance(100)
    there.life.abort()
    const sent = there.spent().length
    await there.clock.advance(1000)
    expect(progress.failure).toMatchObject(aborted)
    expect(there.spent()).toHaveLength(sent)
    expect(there.ends).toEqual([])
    expect(there.keeper.record()?.refresh).not.toMatch(/^r2$/)
    expect(there.handOver).not.toHaveBeenCalled()
    // an end is no failure of a renewal
    expect(there.renewal.failures()).toBe(0)
  })

  it('C023 · while it waits for the lock', async () => {
    const late = Promise.withResolvers<void>()
    const there = tab({ locks: { request: (_name, _options, task) => late.promise.then(task) } })
    const progress = there.renew()
    there.life.abort()
    late.resolve()
    await settle()
    expect(progress.failure).toMatchObject(aborted)
    expect(there.spent()).toEqual([])
  })
})

describe('failures of a renewal', () => {
  it('10 K12 · are counted, and a success starts the count again', async () => {
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
