import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { isAbort } from '~/api/api-error'
import { createSessionQueryClient } from '~/app/query-client'

const fresh = () => createSessionQueryClient(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))

/** Retries for ever, except a call that was given up. */
const retry = (_failures: number, error: Error) => !(error instanceof DOMException)

describe('the query client of a session', () => {
  it('keeps nothing that one user was shown for the next (SES-32)', () => {
    const clients = fresh()
    const first = clients.get()
    first.setQueryData(['brands'], ['Boulangerie Marceau'])
    clients.replace()
    expect(clients.get()).not.toBe(first)
    expect(clients.get().getQueryData(['brands'])).toBeUndefined()
    expect(first.getQueryCache().getAll()).toEqual([])
  })

  it('running calls are cancelled, and a late answer is dropped (SES-32, C059)', async () => {
    const clients = fresh()
    const late = Promise.withResolvers<string>()
    let given: AbortSignal | undefined
    const asked = clients.get().fetchQuery({
      queryKey: ['me'],
      queryFn: ({ signal }) => {
        given = signal
        return late.promise
      },
    })
    clients.replace()
    late.resolve('somebody else')
    await expect(asked).rejects.toThrow()
    expect(given?.aborted).toBe(true)
    expect(clients.get().getQueryData(['me'])).toBeUndefined()
  })

  it('a write that waits to be tried again is not tried in the next session (SES-32, K9)', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const clients = fresh()
    const write = vi.fn(() => Promise.reject(new Error('503')))
    const saving = new MutationObserver(clients.get(), { mutationFn: write, retry, retryDelay: 1000 })
    const saved = saving.mutate().catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(0)
    clients.replace()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await saved).toSatisfy(isAbort)
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('no timer of an ended session stays, with or without observers (G17)', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const anHour = { gcTime: 3_600_000, queryFn: () => Promise.resolve('fr') }
    const clients = fresh()
    const first = clients.get()
    const config = { queryKey: ['languageConfig', 1], ...anHour }
    await first.fetchQuery(config)
    const leave = new QueryObserver(first, config).subscribe(() => {})
    const saved = new MutationObserver(first, { mutationFn: () => Promise.resolve() })
    const forget = saved.subscribe(() => {})
    await saved.mutate()
    clients.replace()
    leave()
    forget()
    await first.prefetchQuery({ queryKey: ['asked too late'], ...anHour })
    new QueryObserver(first, { queryKey: ['looked at too late'], enabled: false, ...anHour }).getCurrentResult()
    await vi.advanceTimersByTimeAsync(1000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('a client has an id of its own, by which components of the one before unmount (SES-32)', () => {
    const clients = fresh()
    const { id } = clients.store.getState()
    clients.replace()
    expect(clients.store.getState()).toEqual({ client: clients.get(), id: id + 1 })
  })
})
