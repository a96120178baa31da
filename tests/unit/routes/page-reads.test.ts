import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { isCompanyAdmin } from '~/permissions/permissions'
import { abortLeftReads, read, startReads } from '~/routes/-page-reads'
import { authStore } from '~/session/auth-store'
import { readKeptRights } from '~/session/kept-rights'

/** A query that hangs until it is aborted, and records the abort. */
function hanging(operation: string) {
  const aborted = vi.fn()
  const queryFn = vi.fn(({ signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<string>()
    signal.addEventListener('abort', () => {
      aborted()
      reject(new DOMException('Aborted', 'AbortError'))
    })
    return promise
  })
  return { aborted, queryFn, options: { queryKey: [{ _id: operation }], queryFn, retry: false } }
}

const shown = (routeId: string, loaderDeps: unknown = '') => ({ routeId, params: {}, loaderDeps })
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a page query', () => {
  let queryClient: QueryClient
  // of a user, what the rules below look at
  const user = { id: 1, user_type: 'agency_admin' } as User
  const visit = (id: string, deps: unknown = '', cause: 'preload' | 'enter' | 'stay' = 'enter') => ({
    context: { queryClient },
    route: { id },
    params: {},
    deps,
    cause,
  })

  beforeEach(() => {
    vi.useFakeTimers()
    queryClient = new QueryClient()
    queryClient.setQueryData(getCurrentUserOptions().queryKey, user)
  })
  afterEach(() => void vi.useRealTimers())

  it('is aborted once another page is shown (C303)', async () => {
    const { options, aborted } = hanging('list')
    startReads(visit('/a'), [read(options)])
    await settle()
    abortLeftReads(queryClient, [shown('/b')])
    expect(aborted).toHaveBeenCalledOnce()
    // as if it had never been asked
    expect(queryClient.getQueryState(options.queryKey)).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
  })

  it('is left alone while the page stays, whatever else changes in its address (C303)', async () => {
    const { options, aborted, queryFn } = hanging('list')
    startReads(visit('/a'), [read(options)])
    startReads(visit('/a'), [read(options)])
    await settle()
    abortLeftReads(queryClient, [shown('/'), shown('/a')])
    expect(aborted).not.toHaveBeenCalled()
    expect(queryFn).toHaveBeenCalledOnce()
  })

  it('is aborted when the page needs another query (C303)', async () => {
    const [all, pending] = [hanging('all'), hanging('pending')]
    startReads(visit('/a', {}), [read(all.options)])
    startReads(visit('/a', { status: 'pending' }), [read(pending.options)])
    await settle()
    abortLeftReads(queryClient, [shown('/a', { status: 'pending' })])
    expect(all.aborted).toHaveBeenCalledOnce()
    expect(pending.aborted).not.toHaveBeenCalled()
  })

  it('goes on where the next page needs it too (C303)', async () => {
    const { options, aborted, queryFn } = hanging('list')
    startReads(visit('/a'), [read(options)])
    const part = new QueryObserver(queryClient, options).subscribe(() => {})
    startReads(visit('/b'), [read(options)])
    await settle()
    // the part of the first page goes before that of the second has come
    part()
    abortLeftReads(queryClient, [shown('/b')])
    expect(aborted).not.toHaveBeenCalled()
    expect(queryFn).toHaveBeenCalledOnce()
    abortLeftReads(queryClient, [shown('/c')])
    expect(aborted).toHaveBeenCalledOnce()
  })

  it('of a visit that does not take place is aborted like one of a page that was left (C303)', async () => {
    const { options, aborted } = hanging('list')
    startReads(visit('/hovered'), [read(options)])
    await settle()
    abortLeftReads(queryClient, [shown('/a')])
    expect(aborted).toHaveBeenCalledOnce()
  })

  it('starts only when the user has the right (INV-19)', async () => {
    const [open, granted, denied] = [hanging('open'), hanging('granted'), hanging('denied')]
    startReads(visit('/a'), [read(open.options), read(granted.options, () => true), read(denied.options, () => false)])
    await settle()
    expect(open.queryFn).toHaveBeenCalledOnce()
    expect(granted.queryFn).toHaveBeenCalledOnce()
    expect(denied.queryFn).not.toHaveBeenCalled()
  })

  it('waits for the user, and never starts for a page that was left meanwhile (C303)', async () => {
    const { promise, resolve } = Promise.withResolvers<User>()
    queryClient.clear()
    vi.spyOn(queryClient, 'ensureQueryData').mockReturnValue(promise)
    const [left, here] = [hanging('left'), hanging('here')]
    startReads(visit('/a'), [read(left.options, () => true)])
    startReads(visit('/b'), [read(here.options, () => true)])
    abortLeftReads(queryClient, [shown('/b')])
    resolve(user)
    await settle()
    expect(left.queryFn).not.toHaveBeenCalled()
    expect(here.queryFn).toHaveBeenCalledOnce()
  })

  it('starts once by the last known rights, and the others start when the user has loaded (K54)', async () => {
    const { promise, resolve } = Promise.withResolvers<User>()
    queryClient.clear()
    vi.spyOn(queryClient, 'ensureQueryData').mockReturnValue(promise)
    const rights = readKeptRights({ user_type: 'brand_admin' })
    authStore.show({ user, rights, userAt: 1, isAuthenticated: true, lastActivity: 1 })
    const [kept, gained, denied] = [hanging('kept'), hanging('gained'), hanging('denied')]
    startReads(visit('/a'), [
      read(kept.options, ({ user_type: type }) => type === 'brand_admin'),
      read(gained.options, isCompanyAdmin),
      read(denied.options, () => false),
    ])
    await settle()
    expect(kept.queryFn).toHaveBeenCalledOnce()
    expect(gained.queryFn).not.toHaveBeenCalled()
    resolve(user)
    await settle()
    expect(kept.queryFn).toHaveBeenCalledOnce()
    expect(gained.queryFn).toHaveBeenCalledOnce()
    expect(denied.queryFn).not.toHaveBeenCalled()
    authStore.clear({ copy: false })
  })

  it('that failed ahead of a visit is not repeated by that visit, but by the next one (DSH-01)', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('refused')))
    const start = () => {
      startReads(visit('/a'), [read({ queryKey: ['list'], queryFn, retry: false })])
      return settle()
    }
    await start()
    await start()
    expect(queryFn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2000)
    await start()
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  it('that has just failed is repeated by a retry of the whole page (C308)', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('refused')))
    for (const cause of ['enter', 'stay'] as const) {
      startReads(visit('/a', '', cause), [read({ queryKey: ['list'], queryFn, retry: false })])
      await settle()
    }
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  it('that a preload failed to get is not repeated by the visit, also of the next page of a route (C303)', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('refused')))
    const options = { queryKey: ['second'], queryFn, retry: false }
    startReads(visit('/a', 1), [])
    abortLeftReads(queryClient, [shown('/a', 1)])
    for (const cause of ['preload', 'stay'] as const) {
      startReads(visit('/a', 2, cause), [read(options)])
      await settle()
    }
    expect(queryFn).toHaveBeenCalledOnce()
    // from now on it is a retry
    startReads(visit('/a', 2, 'stay'), [read(options)])
    await settle()
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  it('that failed on a page is repeated when the user leaves it and comes straight back (C135)', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('refused')))
    const start = () => {
      startReads(visit('/a'), [read({ queryKey: ['list'], queryFn, retry: false })])
      abortLeftReads(queryClient, [shown('/a')])
      return settle()
    }
    await start()
    abortLeftReads(queryClient, [shown('/b')])
    await start()
    expect(queryFn).toHaveBeenCalledTimes(2)
  })
})
