import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError, CODES, networkError, timeoutError } from '~/api/api-error'
import { BILLING_AREA, FRESHNESS, passwordRetry, profileRetry, retryDelay, retryLongRead } from '~/api/freshness'
import { createQueryClient } from '~/app/query-client'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const status = (status_code: number, retryAfterMs?: number) => new ApiError({ status_code, retryAfterMs })
const OUTCOMES: [name: string, error: Error][] = [
  ['500', status(500)],
  ['503', status(503)],
  ['network', networkError()],
  ['timeout', timeoutError()],
  ['unreadable answer', new ApiError({ code: CODES.invalidResponse, status_code: 200 })],
  ['429', status(429, 5000)],
  ['401', status(401)],
  ['403', status(403)],
  ['400', status(400)],
  ['404', status(404)],
  ['402', status(402)],
  ['451', status(451)],
  ['425', status(425)],
  ['success: false', new ApiError({ message: 'Non', status_code: 200 })],
]
const passes = new Set(['500', '503', 'network', 'timeout', 'unreadable answer', '429', '425'])

let client: QueryClient
/** When each try was made, from the start. */
let tries: number[]

const failing = (error: Error) => {
  const start = Date.now()
  return () => {
    tries.push(Date.now() - start)
    return Promise.reject(error)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  client = createQueryClient()
  client.mount()
  tries = []
})
afterEach(() => {
  client.clear()
  client.unmount()
  vi.useRealTimers()
})

async function triesOfQuery(error: Error, options: object = {}): Promise<number[]> {
  const observer = new QueryObserver(client, { queryKey: [{ _id: 'listUsers' }], queryFn: failing(error), ...options })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(HOUR / 2)
  stop()
  return tries
}

async function triesOfMutation(failure: Error, options: object = {}): Promise<number[]> {
  const observer = new MutationObserver<unknown, Error>(client, { mutationFn: failing(failure), ...options })
  const outcome = Promise.allSettled([observer.mutate()])
  await vi.advanceTimersByTimeAsync(HOUR / 2)
  await outcome
  return tries
}

describe('the number of calls', () => {
  it.each(OUTCOMES)('of a usual query with %s for ever (SES-34, C127)', async (name, error) => {
    expect(await triesOfQuery(error)).toHaveLength(passes.has(name) ? 3 : 1)
  })

  it.each(OUTCOMES)('of the current user with %s for ever (SES-33)', async (name, error) => {
    const made = await triesOfQuery(error, { queryKey: [{ _id: 'getCurrentUser' }] })
    expect(made).toHaveLength(passes.has(name) ? 3 : 1)
  })

  it.each(OUTCOMES)('of a query of the billing area with %s for ever (PLN-15, C128)', async (name, error) => {
    expect(await triesOfQuery(error, BILLING_AREA)).toHaveLength(passes.has(name) ? 4 : 1)
  })

  it.each(OUTCOMES)('of a mutation with %s for ever (PLN-15, C133)', async (_name, error) => {
    expect(await triesOfMutation(error)).toHaveLength(1)
  })

  it.each(OUTCOMES)('of the profile update with %s for ever (PRO-19, C130)', async (name, error) => {
    expect(await triesOfMutation(error, profileRetry)).toHaveLength(passes.has(name) ? 3 : 1)
  })

  it.each(OUTCOMES)('of the password change with %s for ever (PWD-19, C131)', async (name, error) => {
    expect(await triesOfMutation(error, passwordRetry)).toHaveLength(passes.has(name) && name !== '429' ? 2 : 1)
  })

  it('of an aborted query is one (C118)', async () => {
    expect(await triesOfQuery(new DOMException('The call was given up', 'AbortError'))).toHaveLength(1)
  })
})

describe('the time between two calls', () => {
  it('doubles for the profile update each time (PRO-19, C130)', async () => {
    expect(await triesOfMutation(status(500), profileRetry)).toEqual([0, 1000, 3000])
  })

  it('is 30 s at most (PRO-19)', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map((failures) => retryDelay(failures, status(500)))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ])
  })

  it('is 2 s for the password change (PWD-19, C131)', async () => {
    expect(await triesOfMutation(networkError(), passwordRetry)).toEqual([0, 2000])
  })

  it('is never shorter than the server demands (C125)', async () => {
    expect(await triesOfQuery(status(429, 4000))).toEqual([0, 4000, 8000])
    tries = []
    expect(await triesOfMutation(status(429, 20_000), profileRetry)).toEqual([0, 20_000, 40_000])
  })

  it('is not waited for by a query of a page when it is long, so that its section shows the error (NFR-01, C125)', async () => {
    expect(await triesOfQuery(status(429, 20_000))).toEqual([0])
  })

  it('is not waited for by a query of the billing area when it is long (NFR-01, C125)', async () => {
    expect(await triesOfQuery(status(429, 20_000), BILLING_AREA)).toEqual([0])
  })

  it('is waited for by a long query with its own progress (C125)', async () => {
    expect(await triesOfQuery(status(429, 20_000), { retry: retryLongRead })).toEqual([0, 20_000, 40_000])
  })

  it('is not waited for when the server demands ten years (C125)', async () => {
    expect(await triesOfQuery(status(429, 24 * HOUR))).toEqual([0])
  })

  it('is not spent waiting offline: a query fails at once (C116, C302)', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const made = await triesOfQuery(networkError())
    vi.unstubAllGlobals()
    expect(made).toHaveLength(3)
  })
})

describe('the age of an answer', () => {
  const documented: [operation: string, fresh: number, kept: number | undefined][] = [
    ['getCurrentUser', 5, 10],
    ['listLoginHistory', 10, 30],
    ['listBrands', 5, 10],
    ['listUsers', 5, 10],
    ['listBrandUsers', 2, undefined],
    ['listUserBrands', 2, undefined],
    ['getBusinessEligibility', 2, 5],
    ['getBusinessStatus', 1, 3],
    ['getBusinessStats', 5, 10],
    ['listBusinesses', 10, 30],
    ['getTrialStatus', 2, 5],
    ['listTrialEvents', 5, 10],
    ['listInvitations', 1, 5],
    ['detectUpgrade', 5, 10],
  ]

  it.each(documented)(
    'of %s counts as fresh for %d min, and is kept %s (REG-43, TRI-11, INV-08, ACC-19, USR-03)',
    (operation, fresh, stored) => {
      const key = [{ _id: operation, baseUrl: 'https://api.example.com', query: { page: 1 } }]
      const defaults = client.getQueryDefaults(key)
      expect(defaults).toMatchObject({ staleTime: fresh * MINUTE, ...(stored && { gcTime: stored * MINUTE }) })
    },
  )

  it('of the billing area counts as fresh for 5 min, is kept for 30, and no focus renews it (PLN-15)', () => {
    expect(BILLING_AREA).toMatchObject({ staleTime: 5 * MINUTE, gcTime: 30 * MINUTE, refetchOnWindowFocus: false })
  })

  it('counts as fresh for a whole number of minutes in every operation with a rule', () => {
    for (const { staleTime } of Object.values(FRESHNESS)) expect(staleTime % MINUTE).toBe(0)
  })
})
