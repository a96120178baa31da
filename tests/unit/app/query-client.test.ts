import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError, CODES, networkError, timeoutError } from '~/api/api-error'
import { BILLING_AREA, FRESHNESS } from '~/api/freshness'
import { passwordRetry, profileRetry, retryDelay, retryLongRead } from '~/api/retries'
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
  ['success: false', new ApiError({ message: 'Non', status_code: 200 })],
]
const passes = new Set(['500', '503', 'network', 'timeout', 'unreadable answer', '429'])

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

describe('how often a call is made', () => {
  it.each(OUTCOMES)('an ordinary query, %s for ever (SES-34, C127)', async (name, error) => {
    expect(await triesOfQuery(error)).toHaveLength(passes.has(name) ? 3 : 1)
  })

  it.each(OUTCOMES)('the current user, %s for ever (SES-33)', async (name, error) => {
    const made = await triesOfQuery(error, { queryKey: [{ _id: 'getCurrentUser' }] })
    expect(made).toHaveLength(passes.has(name) ? 3 : 1)
  })

  it.each(OUTCOMES)('a query of the billing area, %s for ever (PLN-15, C128)', async (name, error) => {
    expect(await triesOfQuery(error, BILLING_AREA)).toHaveLength(passes.has(name) ? 4 : 1)
  })

  it.each(OUTCOMES)('a mutation, %s for ever (PLN-15, C133)', async (_name, error) => {
    expect(await triesOfMutation(error)).toHaveLength(1)
  })

  it.each(OUTCOMES)('the profile update, %s for ever (PRO-19, C130)', async (name, error) => {
    expect(await triesOfMutation(error, profileRetry)).toHaveLength(passes.has(name) ? 3 : 1)
  })

  it.each(OUTCOMES)('the password change, %s for ever (PWD-19, C131)', async (name, error) => {
    expect(await triesOfMutation(error, passwordRetry)).toHaveLength(passes.has(name) && name !== '429' ? 2 : 1)
  })

  it('what was given up is not tried again (C118)', async () => {
    expect(await triesOfQuery(new DOMException('The call was given up', 'AbortError'))).toHaveLength(1)
  })
})

describe('when it is made again', () => {
  it('the profile update waits twice as long each time (PRO-19, C130)', async () => {
    expect(await triesOfMutation(status(500), profileRetry)).toEqual([0, 1000, 3000])
  })

  it('no wait passes 30 s (PRO-19)', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map((failures) => retryDelay(failures, status(500)))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ])
  })

  it('the password change is tried again after 2 s (PWD-19, C131)', async () => {
    expect(await triesOfMutation(networkError(), passwordRetry)).toEqual([0, 2000])
  })

  it('never before the server allows it (C125)', async () => {
    expect(await triesOfQuery(status(429, 4000))).toEqual([0, 4000, 8000])
    tries = []
    expect(await triesOfMutation(status(429, 20_000), profileRetry)).toEqual([0, 20_000, 40_000])
  })

  it('a read that is to wait long fails at once, so that its part says so (NFR-01, C125)', async () => {
    expect(await triesOfQuery(status(429, 20_000))).toEqual([0])
  })

  it('a billing read as well (NFR-01, C125)', async () => {
    expect(await triesOfQuery(status(429, 20_000), BILLING_AREA)).toEqual([0])
  })

  it('a long reading with its own progress waits (C125)', async () => {
    expect(await triesOfQuery(status(429, 20_000), { retry: retryLongRead })).toEqual([0, 20_000, 40_000])
  })

  it('a server that asks for ten years is not waited for (C125)', async () => {
    expect(await triesOfQuery(status(429, 24 * HOUR))).toEqual([0])
  })

  it('offline, a query fails at once instead of waiting unseen (C116, C302)', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const made = await triesOfQuery(networkError())
    vi.unstubAllGlobals()
    expect(made).toHaveLength(3)
  })
})

describe('how long an answer counts', () => {
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
    '%s: fresh %d min, kept %s (REG-43, TRI-11, INV-08, ACC-19, USR-03)',
    (operation, fresh, kept) => {
      const key = [{ _id: operation, baseUrl: 'https://api.example.com', query: { page: 1 } }]
      const defaults = client.getQueryDefaults(key)
      expect(defaults).toMatchObject({ staleTime: fresh * MINUTE, ...(kept && { gcTime: kept * MINUTE }) })
    },
  )

  it('the billing area: fresh 5 min, kept 30, not asked again on focus (PLN-15)', () => {
    expect(BILLING_AREA).toMatchObject({ staleTime: 5 * MINUTE, gcTime: 30 * MINUTE, refetchOnWindowFocus: false })
  })

  it('every operation with a rule is fresh for a whole number of minutes', () => {
    for (const { staleTime } of Object.values(FRESHNESS)) expect(staleTime % MINUTE).toBe(0)
  })
})
