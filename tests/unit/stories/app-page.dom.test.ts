import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'

import { createPage, endPages } from '../../../stories/support/app-page'

describe('a page of a story', () => {
  it('sends nothing once its story has ended, as its call would count for the next one', async () => {
    const { queries } = createPage({ url: '/' })
    const ask = vi.fn(() => Promise.resolve('answer'))
    await expect(queries.get().fetchQuery({ queryKey: ['in time'], queryFn: ask })).resolves.toBe('answer')
    ask.mockClear()

    endPages()
    void queries.get().fetchQuery({ queryKey: ['late'], queryFn: ask })
    await new Promise((resolve) => setTimeout(resolve))
    expect(ask).not.toHaveBeenCalled()
  })

  it('sends nothing more for what it watches, when a refusal comes late', async () => {
    const { queries } = createPage({ url: '/' })
    const ask = vi.fn(() => Promise.resolve('answer'))
    const watched = new QueryObserver(queries.get(), { queryKey: ['watched'], queryFn: ask })
    const leave = watched.subscribe(() => {})
    await vi.waitFor(() => expect(watched.getCurrentResult().data).toBe('answer'))
    ask.mockClear()

    endPages()
    void watched.refetch()
    await new Promise((resolve) => setTimeout(resolve))
    expect(ask).not.toHaveBeenCalled()
    leave()
  })
})
