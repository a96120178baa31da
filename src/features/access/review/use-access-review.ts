import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { isAbort, failureOf, type ApiError } from '~/api/api-error'
import { retryLongRead } from '~/api/freshness'
import { listBrandUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { listBrandUsers } from '~/api/generated/sdk.gen'
import type { BrandUsers } from '~/api/generated/types.gen'
import {
  readAllBrands,
  readAllUsers,
  type ReadOptions,
  type ReadProgress,
} from '~/features/shared/exports/read-all-pages'
import { readEach } from '~/platform/async'
import { onWindowEvent } from '~/telemetry/events'

import { everybody, type AccessReview, byName, withUsers } from './access-review'

/** Above this number of pages, the user is asked first. */
const PAGES_UNASKED = 20

/** The loaded pages of the lists, then the number of brands whose users are loaded. */
export type AccessProgress = { lists: ReadProgress } | { read: number; total: number }

/** Number of pages of the lists; undefined when the server does not say it. */
export type PagesToRead = { pages: number | undefined; read: number }

type ReadAccess = {
  signal: AbortSignal
  onProgress: (progress: AccessProgress) => void
  /** Resolves when the user agrees to a long reading. */
  agree: (to: PagesToRead) => Promise<void>
}

type ListRead = ReadProgress & { page: number; pages: number | undefined }

const BEFORE: ListRead = { read: 0, total: 0, page: 0, pages: 1 }

const sum = (numbers: readonly (number | undefined)[]) =>
  numbers.reduce((all, one) => (all === undefined || one === undefined ? undefined : all + one), 0)

/** Every user and every brand, active or not, page by page. */
async function readLists({ signal, onProgress, agree }: ReadAccess) {
  const lists = { users: BEFORE, brands: BEFORE }
  const begun = new Set<string>()
  let tellBegun: (() => void) | undefined
  const bothBegun = new Promise<void>((resolve) => (tellBegun = resolve))
  let agreed: Promise<void> | undefined

  const options = (name: keyof typeof lists): ReadOptions => ({
    signal,
    onProgress(progress) {
      lists[name] = { ...lists[name], waitMs: 0, ...progress }
      if (!progress.waitMs && begun.add(name).size === 2) tellBegun?.()
      const { users, brands } = lists
      const waitMs = Math.max(users.waitMs ?? 0, brands.waitMs ?? 0)
      const read = users.read + brands.read
      onProgress({ lists: { read, total: sum([users.total, brands.total]), waitMs } })
    },
    async onPage(at) {
      lists[name] = { ...lists[name], ...at }
      await bothBegun
      const both = Object.values(lists)
      // another page is due after this one
      const least = both.map(({ page, pages }) => Math.max(page + 1, pages ?? 0))
      if ((sum(least) ?? 0) <= PAGES_UNASKED) return
      await (agreed ??= agree({
        pages: sum(both.map(({ pages }) => pages)),
        read: sum(both.map(({ page }) => page)) ?? 0,
      }))
    },
  })

  const [users, brands] = await Promise.all([readAllUsers({}, options('users')), readAllBrands({}, options('brands'))])
  return { users, brands }
}

let reads = 0

/**
 * Through the cache, which retries temporary failures. Each read has a key of its own: a list that closes meanwhile
 * aborts its query, and the cell of a change must not get what was cached before it.
 */
const brandUsersOptions = (id: number, signal?: AbortSignal) => {
  const [key] = listBrandUsersQueryKey({ path: { id } })
  reads += 1
  return {
    queryKey: [{ ...key, tags: ['review', String(reads)] }],
    queryFn: async ({ signal: own }: { signal: AbortSignal }): Promise<BrandUsers> =>
      (await listBrandUsers({ path: { id }, signal: signal ? AbortSignal.any([signal, own]) : own })).data,
    staleTime: 0,
    gcTime: 0,
    retry: retryLongRead,
  }
}

const byId = ({ users }: BrandUsers) => new Map(users.map((user) => [user.id, user]))

/** The users of a brand after a change, by id; undefined if they cannot be read. */
export const readBrandUsers = (queryClient: QueryClient, id: number) =>
  queryClient.fetchQuery(brandUsersOptions(id)).then(byId, () => undefined)

/**
 * Loads all access with documented calls: the lists, then the users of each brand. A brand that fails is missing in
 * `usersByBrand`; a list that fails fails everything.
 * @param before an earlier result: only what it lacks is fetched
 */
export async function readAccess(
  queryClient: QueryClient,
  reading: ReadAccess,
  before?: AccessReview,
): Promise<AccessReview> {
  const { signal, onProgress } = reading
  const { users: known, brands } = before ?? (await readLists(reading))
  const missing = brands.filter(({ id }) => !before?.usersByBrand.has(id))
  let read = brands.length - missing.length
  onProgress({ read, total: brands.length })

  const added = await readEach(missing, async (id) => {
    signal.throwIfAborted()
    const found = await queryClient.fetchQuery(brandUsersOptions(id, signal)).then(byId, (failure: unknown) => {
      if (isAbort(failure)) throw failure
      return undefined
    })
    read += 1
    if (!signal.aborted) onProgress({ read, total: brands.length })
    return found
  })
  signal.throwIfAborted()
  const users = new Map([...(before?.usersByBrand ?? []), ...added])
  return { users: everybody(known, users), brands, usersByBrand: users, at: Date.now() }
}

type Reading = {
  running: boolean
  progress: AccessProgress | undefined
  failure: ApiError | null
  /** The reading is long: it goes on when the user agrees. */
  asked: (PagesToRead & { agree: () => void }) | undefined
}

const IDLE: Reading = { running: false, progress: undefined, failure: null, asked: undefined }

/** Reads the review when its page opens; leaving the page aborts it. */
export function useAccessReview() {
  const queryClient = useQueryClient()
  const { locale } = useIntl()
  const [reading, setReading] = useState({ ...IDLE, running: true })
  const [review, setReview] = useState<AccessReview>()
  const call = useRef<AbortController>(undefined)
  // the newest read of each brand after a change
  const newest = useRef(new Map<number, ReturnType<typeof readBrandUsers>>())
  // what these gave since the review began to be read, which may have read the brand before the change
  const changed = useRef(new Map<number, Awaited<ReturnType<typeof readBrandUsers>>>())

  // asked once: a user who loads again knows it
  const agreed = useRef(false)

  const agreeTo = (signal: AbortSignal, to: PagesToRead) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      if (agreed.current) return resolve()
      const agree = () => {
        agreed.current = true
        setReading({ ...IDLE, running: true })
        resolve()
      }
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      setReading({ ...IDLE, running: true, asked: { ...to, agree } })
    })

  async function read(before?: AccessReview) {
    call.current?.abort()
    const reading = (call.current = new AbortController())
    const { signal } = reading
    changed.current.clear()
    setReading({ ...IDLE, running: true })
    const onProgress = (progress: AccessProgress) => {
      if (!signal.aborted) setReading((before) => ({ ...before, progress }))
    }
    try {
      const found = await readAccess(queryClient, { signal, onProgress, agree: (to) => agreeTo(signal, to) }, before)
      if (signal.aborted) return
      setReview(withUsers(found, changed.current))
      setReading(IDLE)
    } catch (thrown) {
      if (signal.aborted) return
      setReading({ ...IDLE, failure: failureOf(thrown) })
      // the other list is not read to its end for nothing
      reading.abort()
    }
  }

  /** Reads the users of a brand again, after a change. */
  async function readBrand(brandId: number) {
    const reading = readBrandUsers(queryClient, brandId)
    newest.current.set(brandId, reading)
    const users = await reading
    if (newest.current.get(brandId) !== reading) return
    changed.current.set(brandId, users)
    setReview((now) => now && withUsers(now, new Map([[brandId, users]])))
  }

  const start = useRef(read)
  const readChanged = useEffectEvent((brandId: number | null) => {
    if (brandId !== null) void readBrand(brandId)
  })
  useEffect(() => {
    void start.current()
    const stop = onWindowEvent('brand:changed', ({ brandId }) => readChanged(brandId))
    return () => {
      stop()
      call.current?.abort()
    }
  }, [])

  // a change of the language changes the order without reading everything again
  const ordered = useMemo(() => review && byName(review, locale), [review, locale])

  return {
    ...reading,
    review: ordered,
    read: () => void read(),
    /** Loads only the brands that failed before. */
    readMissing: () => void read(review),
    readBrand: (brandId: number) => void readBrand(brandId),
    cancel: () => {
      call.current?.abort()
      setReading(IDLE)
    },
  }
}
