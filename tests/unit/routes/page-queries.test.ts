import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { isCompanyAdmin } from '~/permissions/permissions'
import { cancelUnusedQueries, pageQuery, prefetchPage, type PageQuery } from '~/routes/-page-queries'
import { authStore, readStoredRights } from '~/session/auth-store'

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

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a page query', () => {
  let queryClient: QueryClient
  // of a user, what the rules below look at
  const user = { id: 1, user_type: 'agency_admin' } as User
  /** As a loader does. */
  const load = (...queries: PageQuery[]) => prefetchPage(queryClient, queries)
  /** As the router does once these routes are rendered. */
  const render = (...loaded: ReturnType<typeof load>[]) =>
    cancelUnusedQueries(
      queryClient,
      loaded.map((loaderData) => ({ loaderData })),
    )

  beforeEach(() => {
    vi.useFakeTimers()
    queryClient = new QueryClient()
    queryClient.setQueryData(getCurrentUserOptions().queryKey, user)
  })
  afterEach(() => void vi.useRealTimers())

  it('is aborted once another page is shown (C303)', async () => {
    const { options, aborted } = hanging('list')
    load(pageQuery(options))
    await settle()
    render()
    expect(aborted).toHaveBeenCalledOnce()
    // as if it had never been asked
    expect(queryClient.getQueryState(options.queryKey)).toMatchObject({ status: 'pending', fetchStatus: 'idle' })
  })

  it('is left alone while the page stays, whatever else changes in its address (C303)', async () => {
    const { options, aborted, queryFn } = hanging('list')
    render(load(pageQuery(options)))
    const again = load(pageQuery(options))
    await settle()
    render(again)
    expect(aborted).not.toHaveBeenCalled()
    expect(queryFn).toHaveBeenCalledOnce()
  })

  it('is aborted when the page needs another query (C303)', async () => {
    const [all, pending] = [hanging('all'), hanging('pending')]
    load(pageQuery(all.options))
    const filtered = load(pageQuery(pending.options))
    await settle()
    render(filtered)
    expect(all.aborted).toHaveBeenCalledOnce()
    expect(pending.aborted).not.toHaveBeenCalled()
  })

  it('goes on where the next page needs it too (C303)', async () => {
    const { options, aborted, queryFn } = hanging('list')
    load(pageQuery(options))
    const section = new QueryObserver(queryClient, options).subscribe(() => {})
    const next = load(pageQuery(options))
    await settle()
    // the section of the first page goes before that of the second has come
    section()
    render(next)
    expect(aborted).not.toHaveBeenCalled()
    expect(queryFn).toHaveBeenCalledOnce()
    render()
    expect(aborted).toHaveBeenCalledOnce()
  })

  it('goes on where the next page needs it, also after it was removed and created again (C303)', async () => {
    const { options, aborted } = hanging('list')
    render(load(pageQuery(options)))
    queryClient.removeQueries(options)
    // the removed one
    aborted.mockClear()
    const next = load(pageQuery(options))
    const section = new QueryObserver(queryClient, options).subscribe(() => {})
    await settle()
    section()
    render(next)
    expect(aborted).not.toHaveBeenCalled()
  })

  it('of a visit that does not take place is aborted like one of a page that was left (C303)', async () => {
    const { options, aborted } = hanging('list')
    load(pageQuery(options))
    await settle()
    render()
    expect(aborted).toHaveBeenCalledOnce()
  })

  it('starts only when the user has the right (INV-19)', async () => {
    const [open, granted, denied] = [hanging('open'), hanging('granted'), hanging('denied')]
    load(
      pageQuery(open.options),
      pageQuery(granted.options, () => true),
      pageQuery(denied.options, () => false),
    )
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
    load(pageQuery(left.options, () => true))
    render(load(pageQuery(here.options, () => true)))
    resolve(user)
    await settle()
    expect(left.queryFn).not.toHaveBeenCalled()
    expect(here.queryFn).toHaveBeenCalledOnce()
  })

  it('starts once by the last known rights, and the others start when the user has loaded (K54)', async () => {
    const { promise, resolve } = Promise.withResolvers<User>()
    queryClient.clear()
    vi.spyOn(queryClient, 'ensureQueryData').mockReturnValue(promise)
    const rights = readStoredRights({ user_type: 'brand_admin' })
    authStore.show({ user, rights, userAt: 1, isAuthenticated: true, lastActivity: 1 })
    const [stored, gained, denied] = [hanging('kept'), hanging('gained'), hanging('denied')]
    load(
      pageQuery(stored.options, ({ user_type: type }) => type === 'brand_admin'),
      pageQuery(gained.options, isCompanyAdmin),
      pageQuery(denied.options, () => false),
    )
    await settle()
    expect(stored.queryFn).toHaveBeenCalledOnce()
    expect(gained.queryFn).not.toHaveBeenCalled()
    resolve(user)
    await settle()
    expect(stored.queryFn).toHaveBeenCalledOnce()
    expect(gained.queryFn).toHaveBeenCalledOnce()
    expect(denied.queryFn).not.toHaveBeenCalled()
    authStore.clear({ copy: false })
  })

  it('that failed ahead of a visit is not repeated by that visit, but by the next one (DSH-01)', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('refused')))
    const start = () => {
      load(pageQuery({ queryKey: ['list'], queryFn, retry: false }))
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
    for (let times = 1; times <= 2; times += 1) {
      const loaded = load(pageQuery({ queryKey: ['list'], queryFn, retry: false }))
      await settle()
      render(loaded)
      expect(queryFn).toHaveBeenCalledTimes(times)
    }
  })

  it('that a preload failed to get is not repeated by the visit, also of the next page of a route (C303)', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('refused')))
    const query = pageQuery({ queryKey: ['second'], queryFn, retry: false })
    render(load())
    load(query)
    await settle()
    render(load(query))
    await settle()
    expect(queryFn).toHaveBeenCalledOnce()
    // from now on it is a retry
    render(load(query))
    await settle()
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  it('that failed on a page is repeated when the user leaves it and comes straight back (C135)', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('refused')))
    const query = pageQuery({ queryKey: ['list'], queryFn, retry: false })
    render(load(query))
    await settle()
    render()
    render(load(query))
    await settle()
    expect(queryFn).toHaveBeenCalledTimes(2)
  })
})
