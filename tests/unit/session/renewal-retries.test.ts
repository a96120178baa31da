import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BILLING_AREA } from '~/api/freshness'
import { createQueryClient } from '~/app/query-client'

import { createFakeClock, settle } from './support/fake-clock'
import { signedIn } from './support/signed-in'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** A page with queries of every kind, whose token is refused and cannot be renewed. */
async function page(answer: () => Response | Promise<Response>) {
  const clock = createFakeClock(Date.now())
  const there = await signedIn({ clock })
  const client = createQueryClient()
  client.mount()
  const start = clock.now()
  const renewals: number[] = []
  /** Delay of the n-th brands call. */
  let calls = 0
  there.server.state.fault = (_, path) => {
    if (path === '/auth/refresh/') {
      renewals.push(clock.now() - start)
      return answer()
    }
    calls += 1
    const lateMs = (calls % 5) * 40
    return new Promise((resolve) => void clock.after(lateMs, () => resolve(undefined)))
  }
  there.server.expireAccess()
  const show = (name: string, options: object = {}) =>
    new QueryObserver(client, { queryKey: [{ _id: name }], queryFn: () => there.tab.brands(), ...options }).subscribe(
      () => {},
    )

  /** Advances the query timers and the session clock together. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 20) {
      await vi.advanceTimersByTimeAsync(20)
      await clock.advance(20)
      await settle()
    }
  }
  return { ...there, client, renewals, show, pass }
}

const FAULTS: [string, () => Response | Promise<Response>][] = [
  ['503', () => new Response(null, { status: 503 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
]

describe('a renewal that fails without being refused', () => {
  it.each(FAULTS)(
    'the retries of all queries after %s cost three renewals in about four seconds, then nothing retries (K12, decision 10)',
    async (_, answer) => {
      const { show, pass, renewals, tab, client } = await page(answer)
      for (let query = 0; query < 8; query += 1) show(`listUsers${query}`)
      show('detectUpgrade', BILLING_AREA)
      await pass(200)
      // a query that starts later must not renew again
      show('listBrandUsers')
      await pass(20_000)
      expect(renewals).toHaveLength(3)
      expect(Math.max(...renewals)).toBeLessThan(4500)
      expect(Math.max(...renewals)).toBeGreaterThan(2500)
      expect(client.isFetching()).toBe(0)
      expect(tab.session.isSignedIn()).toBe(true)
    },
  )

  it('a later user action is tried at once (decision 10)', async () => {
    const { show, pass, renewals, server, tab, client } = await page(() => new Response(null, { status: 503 }))
    show('listUsers')
    await pass(4000)
    expect(renewals).toHaveLength(3)
    server.state.fault = undefined
    tab.page.act()
    await pass(20)
    const again = client.refetchQueries()
    await pass(200)
    await again
    expect(client.getQueryData([{ _id: 'listUsers' }])).toEqual(['Marque de 1'])
  })

  it('the retries reach a server that recovers within three seconds (decision 10)', async () => {
    let isBack = false
    const { show, pass, client, server } = await page(() => new Response(null, { status: 503 }))
    const down = server.state.fault
    server.state.fault = (request, path) => (isBack ? undefined : down?.(request, path))
    for (let query = 0; query < 8; query += 1) show(`listUsers${query}`)
    await pass(2400)
    isBack = true
    await pass(4000)
    for (const query of client.getQueryCache().getAll()) expect(query.state.data).toEqual(['Marque de 1'])
  })
})
