import { describe, expect, it, vi } from 'vitest'

import { ApiError, networkError } from '~/api/api-error'
import { runBulk, STOP_WAIT_MS } from '~/features/shared/mutations/bulk-calls'
import { bulkResult } from '~/features/shared/mutations/use-bulk'

const NAMES = ['ana', 'bea', 'cleo', 'dora']

/** How the calls end, by name. */
const end = async (errors: Record<string, ApiError>) =>
  bulkResult(
    NAMES,
    await runBulk(NAMES, async (name) => {
      if (errors[name]) throw errors[name]
    }),
  )

const itemsOf = (some: readonly { item: string }[]) => some.map(({ item }) => item)

describe('the outcome of calls in turn', () => {
  it('has all as done (INV-05)', async () => {
    expect(await end({})).toEqual({ done: NAMES, unconfirmed: [], failed: [], left: [], limit: undefined })
  })

  it('after a 429 has the refused one and the rest as left, and says why (INV-05, INV-17)', async () => {
    const limit = new ApiError({ status_code: 429 })
    const outcome = await end({ bea: limit })
    expect(outcome).toMatchObject({ done: ['ana'], unconfirmed: [], failed: [], left: ['bea', 'cleo', 'dora'], limit })
  })

  it('tells what may have been done from what was not (INV-05)', async () => {
    const outcome = await end({ ana: networkError(), cleo: new ApiError({ status_code: 404 }) })
    expect(itemsOf(outcome.unconfirmed)).toEqual(['ana'])
    expect(itemsOf(outcome.failed)).toEqual(['cleo'])
    expect(outcome).toMatchObject({ done: ['bea', 'dora'], left: [] })
  })

  it('has what the user has stopped as left (INV-05)', () => {
    const outcome = bulkResult(NAMES, { done: NAMES.slice(0, 1), failed: [] })
    expect(outcome).toMatchObject({ left: ['bea', 'cleo', 'dora'], limit: undefined })
  })

  it('is there soon after a stop, though a call gets no answer: that one may be done (INV-05)', async () => {
    vi.useFakeTimers()
    const stopping = new AbortController()
    const run = vi.fn((name: string) => (name === 'ana' ? Promise.resolve() : new Promise(() => {})))
    const turns = runBulk(NAMES, run, { signal: stopping.signal })
    await vi.advanceTimersByTimeAsync(60_000)
    stopping.abort()
    await vi.advanceTimersByTimeAsync(STOP_WAIT_MS)
    const outcome = bulkResult(NAMES, await turns)
    vi.useRealTimers()
    expect(outcome).toMatchObject({ done: ['ana'], left: ['cleo', 'dora'] })
    expect(itemsOf(outcome.unconfirmed)).toEqual(['bea'])
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('has what is answered right after a stop as done (INV-05)', async () => {
    const stopping = new AbortController()
    const run = async () => {
      stopping.abort()
      await Promise.resolve()
    }
    const outcome = bulkResult(NAMES, await runBulk(NAMES, run, { signal: stopping.signal }))
    expect(outcome).toMatchObject({ done: ['ana'], unconfirmed: [], left: ['bea', 'cleo', 'dora'] })
  })
})
