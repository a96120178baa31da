import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { z } from 'zod/mini'

import { aborted, failureOf, listTooLong, type ApiError, mayBeDone } from '~/api/api-error'
import { RETRIES, retryDelay } from '~/api/freshness'
import { listBrandsQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { createBrand } from '~/api/generated/sdk.gen'
import type { Brand, BrandInput } from '~/api/generated/types.gen'
import { apiPorts } from '~/api/ports'
import { sendAndVerify, type Finding } from '~/api/send-and-verify'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { normalBrandName, createdBrand } from '~/features/brands/brand-form'
import { namesakesOf, announceBrand, queriesOfBrandCount } from '~/features/brands/brand-queries'
import { readAllBrands } from '~/features/shared/exports/read-all-pages'
import { dismissGlobalErrorToast, INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { createDraft } from '~/features/shared/forms/draft'
import { isTooMany, runBulk, type BulkCalls } from '~/features/shared/mutations/bulk-calls'
import { bulkResult, type BulkResult, type RunningBulk, useBulk } from '~/features/shared/mutations/use-bulk'
import { currentUser } from '~/features/shared/user/current-user'
import { errorText } from '~/i18n/error-text'
import { systemClock, wait } from '~/platform/clock'

import {
  type BrandRow,
  plainName,
  brandRowSchema,
  inputOf,
  readyRows,
  withExisting,
  withOpen,
  withCalls,
} from './brand-rows'

/** Nobody has asked for more calls than this. The server refuses the names of longer lists. */
const MOST_PAGES = 20

/** All brands that exist. */
export const readExisting = (signal: AbortSignal) =>
  readAllBrands(
    {},
    {
      signal,
      onPage: async ({ page, pages = page + 1 }) => {
        if (pages > MOST_PAGES || page >= MOST_PAGES) throw listTooLong()
      },
    },
  )

export const plainNames = (brands: readonly Brand[] | undefined) =>
  brands && new Set(brands.map(({ name }) => plainName(name)))

/** Creates a brand. Without an answer, reads whether there is a brand of that name that was not there before. */
export const createOnce = (body: BrandInput, before: readonly Brand[] | undefined) =>
  sendAndVerify(
    async () => createdBrand((await createBrand({ body })).data, body),
    async (): Promise<Finding<Brand>> => {
      const found = await namesakesOf(body.name)
      if (!before) return found.length > 0 ? 'unclear' : 'notApplied'
      const made = found.find(({ id }) => before.every((known) => known.id !== id))
      return made ? createdBrand(made, body) : 'notApplied'
    },
    { once: true, unique: true, onUnanswered: dismissGlobalErrorToast },
  )

/** Which unconfirmed brands exist, one call each. Undefined if one of them could not be read. */
export async function namesThatExist(rows: readonly BrandRow[]): Promise<Set<string> | undefined> {
  const found: Brand[] = []
  try {
    for (const { name, unconfirmed } of rows) if (unconfirmed) found.push(...(await namesakesOf(normalBrandName(name))))
  } catch (thrown) {
    const unread = failureOf(thrown)
    if (!unread) throw thrown
    dismissGlobalErrorToast(unread)
    return undefined
  }
  return plainNames(found)
}

const sessionSignal = () => apiPorts().tokens.sessionSignal()

/** Aborted with `signal`, and when the session ends: nothing goes on in the session of the next user. */
export const untilEnd = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, sessionSignal()])

/**
 * Waits as long as the server asks, and goes on: a 429 has created nothing.
 * @param onWait gets how long, and undefined after it
 */
export async function patiently<Data>(
  send: () => Promise<Data>,
  signal: AbortSignal,
  onWait: (ms: number | undefined) => void,
): Promise<Data> {
  const session = sessionSignal()
  for (let failures = 0; ; failures += 1)
    try {
      return await send()
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!failure || !isTooMany(failure) || failures >= RETRIES.page) throw thrown
      dismissGlobalErrorToast(failure)
      const delay = retryDelay(failures, failure)
      onWait(delay)
      // a user who stops meanwhile reads why nothing went on
      await wait(systemClock, delay, untilEnd(signal)).catch(() => {
        throw session.aborted ? aborted() : failure
      })
      onWait(undefined)
    }
}

const draft = createDraft('brands')
const rowsSchema = z.array(brandRowSchema)

/** The rows survive a reload, and the page that is left while they are sent. */
const rowsOptions = (userId: number | null) =>
  queryOptions<BrandRow[]>({
    queryKey: ['brandSheet', userId],
    queryFn: skipToken,
    initialData: () => rowsSchema.safeParse(draft.read(userId)).data ?? [],
    gcTime: Infinity,
  })

const NO_ROWS: BrandRow[] = []

/** Below the key of the list: read again whenever a brand changes. */
const [LIST_KEY] = listBrandsQueryKey()
const existingOptions = queryOptions({
  queryKey: [{ ...LIST_KEY, tags: ['all'] }],
  queryFn: ({ signal }) => readExisting(signal),
  // each page is asked for again by itself
  retry: false,
  ...INLINE_ERROR,
})

type CreateProgress = {
  done: number
  /** 0 while the names are read. */
  total: number
  /** The row that is on its way. */
  line?: number | undefined
  /** How long the server has asked to wait before it. */
  waitMs?: number | undefined
}

const reasonText = (intl: IntlShape, error: ApiError) =>
  mayBeDone(error) ? intl.formatMessage({ id: 'brandpages.form.create.unconfirmed' }) : errorText(intl, error)

/** For a user who does not see the dialog. */
function toastOf(intl: IntlShape, { done, unconfirmed, failed, left }: BulkResult<BrandRow>) {
  const missing = failed.length + left.length
  const messages = [
    unconfirmed.length > 0 &&
      intl.formatMessage({ id: 'sheet.brands.unconfirmed.title' }, { count: unconfirmed.length }),
    missing > 0 && intl.formatMessage({ id: 'sheet.brands.left' }, { count: missing }),
  ].filter((text) => text !== false)
  return {
    title: intl.formatMessage({ id: 'sheet.brands.created.count' }, { count: done.length }),
    ...(messages.length > 0 && { message: messages.join(' · ') }),
  }
}

/**
 * The rows of a sheet of brands, kept as a draft, and their creation, one after the other.
 * @param open a closed dialog with rows reads no list
 */
export function useCreateBrands(free: number | undefined, open: boolean) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const [userId] = useState(() => currentUser(queryClient)?.id ?? null)
  const { data: rows = NO_ROWS } = useQuery(rowsOptions(userId))
  const existing = useQuery({ ...existingOptions, enabled: open && rows.some(({ sent }) => !sent) })
  const names = useMemo(() => plainNames(existing.data), [existing.data])

  function setRows(next: BrandRow[]) {
    queryClient.setQueryData(rowsOptions(userId).queryKey, next)
    if (next.every(({ sent }) => sent)) draft.clear()
    else draft.write(userId, next)
  }

  async function create(
    asked: readonly BrandRow[],
    { signal, show: showProgress }: RunningBulk<CreateProgress>,
  ): Promise<BulkResult<BrandRow>> {
    showProgress({ done: 0, total: 0 })
    // from the server: the names shown may be older than the brands of others. The query ends with the page that shows it
    const before = await readExisting(untilEnd(signal)).catch((thrown: unknown) => {
      const unread = failureOf(thrown)
      if (!unread && !signal.aborted) throw thrown
      if (unread) dismissGlobalErrorToast(unread)
      return undefined
    })
    if (before) queryClient.setQueryData(existingOptions.queryKey, before)
    const taken = plainNames(before)
    const known = withExisting(asked, taken ?? (signal.aborted ? undefined : await namesThatExist(asked)))
    // unread, a brand that may exist is not created a second time
    const due = readyRows(known, taken, free).filter(({ unconfirmed }) => !unconfirmed)
    const show = (calls: BulkCalls<BrandRow>, next: readonly BrandRow[]) =>
      setRows(withCalls(known, next, calls, (error) => reasonText(intl, error)))
    let done = 0
    const showAt = (waitMs?: number) => showProgress({ done, total: due.length, line: due[done]?.line, waitMs })
    const calls = await runBulk(
      due,
      async (row) => {
        const brand = await patiently(() => createOnce(inputOf(row), before), signal, showAt)
        announceBrand(brand.id, 'brand_created')
      },
      {
        signal,
        onCall(soFar) {
          done = soFar.done.length + soFar.failed.length
          showAt()
          // before it is sent: the page may be reloaded at any time
          show(soFar, due)
        },
      },
    )
    show(calls, [])
    const found = known.filter(({ sent, line }) => sent && asked.some((row) => row.line === line && !row.sent))
    return bulkResult(due, { ...calls, done: [...found, ...calls.done] })
  }

  // it may be closed meanwhile, with Back
  const isOpen = useStableCallback(() => open)
  const { mutate, running, ...bulk } = useBulk(create, {
    name: 'createBrands',
    invalidates: queriesOfBrandCount(),
    toast: (outcome, _rows, isMounted) => (isMounted && isOpen() ? undefined : toastOf(intl, outcome)),
  })
  // a name that turns out to be taken stands among the rows to correct
  const openTaken = useStableCallback((brands: readonly Brand[]) => setRows(withOpen(rows, plainNames(brands))))
  useEffect(() => {
    if (existing.data && !running) openTaken(existing.data)
  }, [existing.data, running, openTaken])
  return {
    rows,
    setRows,
    /** The plain names of the brands that exist; undefined while they are read, or could not be. */
    existing: names,
    /** The names are being read. */
    checking: existing.isFetching && !existing.data,
    /** They could not be read: the server refuses duplicates. */
    unread: existing.isError && !existing.data,
    create: () => mutate(rows),
    busy: running,
    ...bulk,
  }
}
