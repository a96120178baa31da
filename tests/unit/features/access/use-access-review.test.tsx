import { useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { listBrandUsersOptions } from '~/api/generated/@tanstack/react-query.gen'
import { useAccessReview } from '~/features/access/review/use-access-review'

import { brand, user } from '../../../support/access-reviews'
import { setUpMutations } from '../../../support/mutation-providers'

/** The calls so far, and the answers that wait: each answers the calls of its path. */
const calls: string[] = []
const held = new Map<string, PromiseWithResolvers<void>>()
/** The users of brand 1. */
let first = [user(1)]
let answers: Record<string, () => unknown>

const hold = (path: string) => held.set(path, Promise.withResolvers())
async function release(path: string) {
  const waiting = held.get(path)
  held.delete(path)
  await act(async () => waiting?.resolve())
}

const { wrapper } = setUpMutations(async ({ url }) => {
  const { pathname, searchParams } = new URL(url)
  const page = searchParams.get('page')
  const path = `${pathname.replace('/api/v1', '')}${page ? `?page=${page}` : ''}`
  calls.push(path)
  // what the server knew when it was asked
  const data = answers[path]?.()
  await held.get(path)?.promise
  return data === undefined
    ? Response.json({ message: 'Refusé' }, { status: 400 })
    : Response.json({ success: true, data })
})

beforeEach(() => {
  calls.length = 0
  held.clear()
  first = [user(1)]
  answers = {
    '/users/?page=1': () => ({ results: [user(1), user(2)] }),
    '/brands/?page=1': () => ({ results: [brand(1), brand(2)] }),
    '/brands/1/accessible_users/': () => ({ users: first }),
    '/brands/2/accessible_users/': () => ({ users: [user(2)] }),
  }
})

const open = () => renderHook(useAccessReview, { wrapper }).result

describe('the access review', () => {
  it('has the access of a change that was made while it was read again (ACC-29)', async () => {
    const result = open()
    await waitFor(() => expect(result.current.running).toBe(false))
    expect(result.current.review?.usersByBrand.get(1)?.size).toBe(1)
    hold('/brands/2/accessible_users/')
    act(() => result.current.read())
    await waitFor(() => expect(calls.filter((path) => path === '/brands/1/accessible_users/')).toHaveLength(2))
    first = []
    act(() => result.current.readBrand(1))
    await waitFor(() => expect(result.current.review?.usersByBrand.get(1)?.size).toBe(0))
    await release('/brands/2/accessible_users/')
    await waitFor(() => expect(result.current.running).toBe(false))
    expect(result.current.review?.usersByBrand.get(1)?.size).toBe(0)
  })

  it('has what a later reading gives of a brand that was changed before it (ACC-29)', async () => {
    const result = open()
    await waitFor(() => expect(result.current.running).toBe(false))
    act(() => result.current.readBrand(1))
    await waitFor(() => expect(calls.filter((path) => path === '/brands/1/accessible_users/')).toHaveLength(2))
    first = []
    act(() => result.current.read())
    await waitFor(() => expect(result.current.running).toBe(false))
    expect(result.current.review?.usersByBrand.get(1)?.size).toBe(0)
  })

  it('loads a brand that could not be read after a change (ACC-22)', async () => {
    const result = open()
    await waitFor(() => expect(result.current.running).toBe(false))
    const answer = answers['/brands/1/accessible_users/']
    answers['/brands/1/accessible_users/'] = () => undefined
    act(() => result.current.readBrand(1))
    await waitFor(() => expect(result.current.review?.usersByBrand.has(1)).toBe(false))
    if (answer) answers['/brands/1/accessible_users/'] = answer
    act(() => result.current.readMissing())
    await waitFor(() => expect(result.current.running).toBe(false))
    expect(result.current.review?.usersByBrand.get(1)?.size).toBe(1)
  })

  it('reads a brand although a list of its users closes meanwhile (ACC-29)', async () => {
    hold('/brands/1/accessible_users/')
    const result = open()
    await waitFor(() => expect(calls).toContain('/brands/1/accessible_users/'))
    const list = renderHook(() => useQuery(listBrandUsersOptions({ path: { id: 1 } })), { wrapper })
    list.unmount()
    await release('/brands/1/accessible_users/')
    await waitFor(() => expect(result.current.running).toBe(false))
    expect(result.current.review?.usersByBrand.get(1)?.size).toBe(1)
  })

  it('reads no further page of a list, and asks nothing, once the other has failed (ACC-22)', async () => {
    const next = { count: 0, previous: null, next: 'more' }
    answers['/users/?page=1'] = () => ({ results: [user(1)], pagination: next })
    for (const page of [1, 2, 3])
      answers[`/brands/?page=${page}`] = () => ({ results: [brand(page)], pagination: next })
    hold('/users/?page=2')
    hold('/brands/?page=3')
    const result = open()
    await waitFor(() => expect(calls).toContain('/brands/?page=3'))
    await release('/users/?page=2')
    await waitFor(() => expect(result.current.failure).not.toBeNull())
    await release('/brands/?page=3')
    expect(calls).not.toContain('/brands/?page=4')
    expect(result.current).toMatchObject({ running: false, asked: undefined })
  })
})
