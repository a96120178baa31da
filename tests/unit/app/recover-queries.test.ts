import { InfiniteQueryObserver, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ApiError, networkError } from '~/api/api-error'
import {
  listTrialEventsQueryKey,
  listBrandsInfiniteQueryKey,
  listBrandsQueryKey,
  listRecentActivityQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import { createQueryClient } from '~/app/query-client'

const PAGE = { results: [] }
const selectorKey = listBrandsInfiniteQueryKey({ query: { is_active: true } })
const pageKey = listBrandsQueryKey()

let client: QueryClient
/** What the server answers to both lists; undefined: an empty list. */
let failure: ApiError | undefined
let calls: number

function answer() {
  calls += 1
  return failure ? Promise.reject(failure) : Promise.resolve(PAGE)
}

const statusOf = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.status

const watchPage = () =>
  new QueryObserver(client, { queryKey: pageKey, queryFn: answer, retry: false, retryOnMount: false }).subscribe(
    () => {},
  )
const watchSelector = () =>
  new InfiniteQueryObserver(client, {
    queryKey: selectorKey,
    queryFn: answer,
    initialPageParam: 1,
    getNextPageParam: () => undefined,
    retry: false,
  }).subscribe(() => {})

let stops: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  client = createQueryClient()
  failure = new ApiError({ status_code: 500 })
  calls = 0
  stops = []
})
afterEach(() => {
  for (const stop of stops) stop()
  client.clear()
  vi.useRealTimers()
})

async function bothFail() {
  stops = [watchPage(), watchSelector()]
  await vi.advanceTimersByTimeAsync(0)
  expect([statusOf(pageKey), statusOf(selectorKey), calls]).toEqual(['error', 'error', 2])
}

it.each([
  ['page', pageKey, selectorKey],
  ['selector', selectorKey, pageKey],
])('a retry of the list of the %s loads the other one too, once (BRD-15, NFR-01)', async (_where, retried, other) => {
  await bothFail()
  failure = undefined
  await client.refetchQueries({ queryKey: retried, exact: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(statusOf(other)).toBe('success')
  expect(calls).toBe(4)
})

it('a retry that fails again loads nothing else (BRD-15)', async () => {
  await bothFail()
  await client.refetchQueries({ queryKey: pageKey, exact: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toBe(3)
})

it('a list that was refused is not requested again (BRD-15, SES-34)', async () => {
  failure = new ApiError({ status_code: 403 })
  await bothFail()
  failure = undefined
  await client.refetchQueries({ queryKey: pageKey, exact: true })
  await vi.advanceTimersByTimeAsync(0)
  expect([statusOf(selectorKey), calls]).toEqual(['error', 3])
})

it('a list that no page shows is not requested (BRD-15)', async () => {
  await bothFail()
  stops.pop()?.()
  failure = undefined
  await client.refetchQueries({ queryKey: pageKey, exact: true })
  await vi.advanceTimersByTimeAsync(0)
  expect([statusOf(selectorKey), calls]).toEqual(['error', 3])
})

const eventsKey = listTrialEventsQueryKey()
const activityKey = listRecentActivityQueryKey()
const watch = (queryKey: readonly unknown[]) =>
  new QueryObserver(client, { queryKey, queryFn: answer, retry: false, retryOnMount: false }).subscribe(() => {})

it('one retry loads all sections that failed without a network, each once (NFR-01)', async () => {
  failure = networkError()
  stops = [watch(eventsKey), watch(activityKey), watchSelector()]
  await vi.advanceTimersByTimeAsync(0)
  failure = undefined
  await client.refetchQueries({ queryKey: activityKey, exact: true })
  await vi.advanceTimersByTimeAsync(0)
  expect([eventsKey, activityKey, selectorKey].map(statusOf)).toEqual(['success', 'success', 'success'])
  expect(calls).toBe(6)
})

it('a section that the server itself has failed does not follow another one that loads (NFR-01)', async () => {
  stops = [watch(eventsKey)]
  await vi.advanceTimersByTimeAsync(0)
  failure = networkError()
  stops.push(watch(activityKey))
  await vi.advanceTimersByTimeAsync(0)
  failure = undefined
  await client.refetchQueries({ queryKey: activityKey, exact: true })
  await vi.advanceTimersByTimeAsync(0)
  expect([statusOf(eventsKey), statusOf(activityKey), calls]).toEqual(['error', 'success', 3])
})

it('a call that something keeps back alone is not repeated with each other one (NFR-01)', async () => {
  failure = networkError()
  stops = [watch(eventsKey)]
  await vi.advanceTimersByTimeAsync(0)
  failure = undefined
  stops.push(watch(activityKey))
  await vi.advanceTimersByTimeAsync(0)
  expect([statusOf(eventsKey), statusOf(activityKey), calls]).toEqual(['error', 'success', 2])
})
