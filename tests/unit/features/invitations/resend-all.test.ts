import { describe, expect, it, vi } from 'vitest'

import { ApiError, networkError } from '~/api/api-error'
import { toRows } from '~/features/invitations/list/invitation-rows'
import { outcomeOf } from '~/features/invitations/list/use-resend-all'
import { inTurn, STOP_WAIT_MS } from '~/features/shared/mutations/in-turn'
import { DEFAULT_TIME_ZONE } from '~/i18n/dates'

const rows = toRows(
  ['ana', 'bea', 'cleo', 'dora'].map((email, at) => ({ id: at + 1, email, status: 'pending' })),
  Date.parse('2026-03-16T09:00:00Z'),
  DEFAULT_TIME_ZONE,
)

const emailsOf = (some: readonly { email: string | undefined }[]) => some.map(({ email }) => email)

/** How the calls end, by address. */
const end = async (errors: Record<string, ApiError>) =>
  outcomeOf(
    rows,
    await inTurn(rows, async ({ email = '' }) => {
      if (errors[email]) throw errors[email]
    }),
  )

describe('the outcome of resending all invitations', () => {
  it('has all as sent (INV-05)', async () => {
    expect(await end({})).toEqual({ sent: rows, unknown: [], failed: [], left: [], limit: undefined })
  })

  it('after a 429 has the refused one and the rest as left, and says why (INV-05, INV-17)', async () => {
    const limit = new ApiError({ status_code: 429 })
    const outcome = await end({ bea: limit })
    expect(emailsOf(outcome.sent)).toEqual(['ana'])
    expect(emailsOf(outcome.left)).toEqual(['bea', 'cleo', 'dora'])
    expect(outcome).toMatchObject({ unknown: [], failed: [], limit })
  })

  it('tells what may have been sent from what was not (INV-05)', async () => {
    const outcome = await end({ ana: networkError(), cleo: new ApiError({ status_code: 404 }) })
    expect(emailsOf(outcome.unknown.map(({ row }) => row))).toEqual(['ana'])
    expect(emailsOf(outcome.failed.map(({ row }) => row))).toEqual(['cleo'])
    expect(emailsOf(outcome.sent)).toEqual(['bea', 'dora'])
    expect(outcome.left).toEqual([])
  })

  it('has what the user has stopped as left (INV-05)', () => {
    const outcome = outcomeOf(rows, { done: rows.slice(0, 1), failed: [] })
    expect(emailsOf(outcome.left)).toEqual(['bea', 'cleo', 'dora'])
    expect(outcome.limit).toBeUndefined()
  })

  it('is there soon after a stop, though a call gets no answer: that one may be sent (INV-05)', async () => {
    vi.useFakeTimers()
    const stopping = new AbortController()
    const run = vi.fn(({ email }: { email?: string | undefined }) =>
      email === 'ana' ? Promise.resolve() : new Promise(() => {}),
    )
    const turns = inTurn(rows, run, { signal: stopping.signal })
    await vi.advanceTimersByTimeAsync(60_000)
    stopping.abort()
    await vi.advanceTimersByTimeAsync(STOP_WAIT_MS)
    const outcome = outcomeOf(rows, await turns)
    vi.useRealTimers()
    expect(emailsOf(outcome.sent)).toEqual(['ana'])
    expect(emailsOf(outcome.unknown.map(({ row }) => row))).toEqual(['bea'])
    expect(emailsOf(outcome.left)).toEqual(['cleo', 'dora'])
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('has what is answered right after a stop as sent (INV-05)', async () => {
    const stopping = new AbortController()
    const run = async () => {
      stopping.abort()
      await Promise.resolve()
    }
    const outcome = outcomeOf(rows, await inTurn(rows, run, { signal: stopping.signal }))
    expect(emailsOf(outcome.sent)).toEqual(['ana'])
    expect(outcome.unknown).toEqual([])
    expect(emailsOf(outcome.left)).toEqual(['bea', 'cleo', 'dora'])
  })
})
