import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'

import { createSessionQueryClient } from '~/app/query-client-of-session'

const fresh = () => createSessionQueryClient(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))

describe('the query client of a session', () => {
  it('SES-32 · what one person was shown is gone for the next', () => {
    const clients = fresh()
    const first = clients.get()
    first.setQueryData(['brands'], ['Boulangerie Marceau'])
    clients.replace()
    expect(clients.get()).not.toBe(first)
    expect(clients.get().getQueryData(['brands'])).toBeUndefined()
    expect(first.getQueryCache().getAll()).toEqual([])
  })

  it('SES-32 C059 · calls under way are given up, and a late answer lands nowhere', async () => {
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

  it('tells who listens, until they stop', () => {
    const clients = fresh()
    const listener = vi.fn()
    const stop = clients.subscribe(listener)
    clients.replace()
    stop()
    clients.replace()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
