import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import type { Locks } from '~/session/ports'

import { settle } from './support/fake-clock'
import { tab } from './support/one-renewal'

const failed = (status_code: number) => new ApiError({ status_code })
const aborted = { name: 'AbortError' }
const noToken = { message: 'Aucun refresh token disponible' }

describe('a record that other tabs have written', () => {
  it('is awaited for 300 ms when the token version says that it comes (SES-44)', async () => {
    const there = tab()
    there.state.sharedGeneration = { generation: 3, closedAt: null }
    there.renew()
    await there.clock.advance(30)
    expect(there.spent()).toEqual([])
    there.stores('r9', 3)
    await there.clock.advance(10)
    expect(there.requestToken).toHaveBeenCalledWith(3)
    expect(there.spent()).toEqual(['r9'])
  })

  it('is not awaited any longer when it never comes (SES-44)', async () => {
    const there = tab()
    there.state.sharedGeneration = { generation: 3, closedAt: null }
    there.renew()
    await there.clock.advance(299)
    expect(there.spent()).toEqual([])
    await there.clock.advance(1)
    expect(there.spent()).toEqual(['r1'])
    expect(there.tokenStore.generation()).toBe(4)
  })

  it('is not awaited after its removal (SES-28)', async () => {
    const there = tab()
    there.state.sharedGeneration = { generation: 3, closedAt: null }
    const progress = there.renew()
    await there.clock.advance(10)
    there.local.values.clear()
    await there.clock.advance(10)
    expect(progress.failure).toMatchObject(noToken)
    expect(there.ends).toEqual(['elsewhere'])
  })

  it('is used with their token, without a call (SES-44)', async () => {
    const there = tab()
    there.stores('r9', 2)
    there.state.sharedGeneration = { generation: 2, closedAt: null }
    there.requestToken.mockResolvedValueOnce(true)
    const progress = there.renew()
    await settle()
    expect(progress).toEqual({ done: true })
    expect(there.requestToken.mock.calls).toEqual([[2]])
    expect(there.spent()).toEqual([])
  })

  it('a record with its token, written while this tab waits for the lock, leaves nothing to do (SES-44)', async () => {
    const late = Promise.withResolvers<void>()
    const locks: Locks = { request: (_name, _options, task) => late.promise.then(task) }
    const there = tab({ locks })
    const progress = there.renew()
    await settle()
    there.stores('r9', 2)
    there.tokenStore.adopt({ ...there.granted('r9'), generation: 2, signIn: 's', receivedAt: there.clock.now() })
    late.resolve()
    await settle()
    expect(progress).toEqual({ done: true })
    expect(there.requestToken).not.toHaveBeenCalled()
    expect(there.spent()).toEqual([])
  })

  it('a newer record, written while this tab waits for the lock, makes it ask for the newer token (SES-44)', async () => {
    const late = Promise.withResolvers<void>()
    const locks: Locks = { request: (_name, _options, task) => late.promise.then(task) }
    const there = tab({ locks })
    there.renew()
    await settle()
    there.tokenStore.adopt({ ...there.granted('r8'), generation: 2, signIn: 's', receivedAt: there.clock.now() })
    there.stores('r9', 3)
    late.resolve()
    await settle()
    expect(there.requestToken.mock.calls).toEqual([[3]])
    expect(there.spent()).toEqual(['r9'])
  })

  it.each([true, false])(
    'a record written while the answer is on its way wins (IndexedDB: %s) (SES-44, C055)',
    async (idb) => {
      const there = tab({ idb })
      there.refresh.mockImplementationOnce(async () => {
        there.stores('r9', 2)
        there.state.sharedGeneration = { generation: 2, closedAt: null }
        return there.answer()
      })
      const progress = there.renew()
      await there.clock.advance(100)
      expect(progress).toEqual({ done: true })
      expect(there.requestToken.mock.calls).toEqual([[2]])
      expect(there.spent()).toEqual(['r1', 'r9'])
      expect(there.tokenStore.record()).toMatchObject({ refresh: 'r3', generation: 3 })
    },
  )

  it('a record written while the answer is on its way wins, also when it is late in local storage (SES-44, C055)', async () => {
    const there = tab()
    there.refresh.mockImplementationOnce(async () => {
      there.state.sharedGeneration = { generation: 2, closedAt: null }
      return there.answer()
    })
    there.renew()
    await there.clock.advance(90)
    expect(there.tokenStore.record()?.refresh).toBe('r1')
    there.stores('r9', 2)
    await there.clock.advance(10)
    expect(there.spent()).toEqual(['r1', 'r9'])
  })

  it('two records written while the answer is on its way fail the call and keep the session (SES-44)', async () => {
    const there = tab()
    let generation = 1
    there.refresh.mockImplementation(async () => {
      generation += 1
      there.stores(`r${generation}0`, generation)
      there.state.sharedGeneration = { generation, closedAt: null }
      return there.answer()
    })
    const progress = there.renew()
    await there.clock.advance(1000)
    expect(progress.failure).toMatchObject({ message: 'Token synchronization failed' })
    expect(there.spent()).toEqual(['r1', 'r20'])
    expect(there.ends).toEqual([])
  })

  it('explains a refusal, up to 300 ms later (C055)', async () => {
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

  it('a refusal is final when no record appears (SES-15)', async () => {
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
    ['for the record', ({ state }) => (state.sharedGeneration = { generation: 3, closedAt: null })],
    [
      'for another tab',
      (there) => {
        there.stores('r9', 2)
        there.requestToken.mockImplementationOnce(async () => (there.sessionSignal.abort(), false))
      },
    ],
    [
      'for a good answer',
      (there) => there.refresh.mockImplementationOnce(async () => (there.sessionSignal.abort(), there.answer())),
    ],
    [
      'for a refusal',
      (there) =>
        there.refresh.mockImplementationOnce(async () => {
          there.sessionSignal.abort()
          throw failed(401)
        }),
    ],
    ['for what explains a refusal', ({ refresh }) => refresh.mockRejectedValueOnce(failed(401))],
    [
      'for what replaced the record',
      (there) =>
        there.refresh.mockImplementationOnce(async () => {
          there.state.sharedGeneration = { generation: 2, closedAt: null }
          return there.answer()
        }),
    ],
  ]

  it.each(points)('while a renewal waits %s: nothing is stored, sent or ended (SES-15, C023)', async (_, prepare) => {
    const there = tab()
    prepare(there)
    const progress = there.renew()
    await there.clock.advance(100)
    there.sessionSignal.abort()
    const sent = there.spent().length
    await there.clock.advance(1000)
    expect(progress.failure).toMatchObject(aborted)
    expect(there.spent()).toHaveLength(sent)
    expect(there.ends).toEqual([])
    expect(there.tokenStore.record()?.refresh).not.toMatch(/^r2$/)
    expect(there.broadcastToken).not.toHaveBeenCalled()
    // an end is no failure of a renewal
    expect(there.renewal.failures()).toBe(0)
  })

  it('while a renewal waits for the lock ends the renewal (C023)', async () => {
    const late = Promise.withResolvers<void>()
    const there = tab({ locks: { request: (_name, _options, task) => late.promise.then(task) } })
    const progress = there.renew()
    there.sessionSignal.abort()
    late.resolve()
    await settle()
    expect(progress.failure).toMatchObject(aborted)
    expect(there.spent()).toEqual([])
  })
})
