import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { z } from 'zod/mini'

import { type ApiError, failureOf, listTooLong } from '~/api/api-error'
import { confirmed, type Finding } from '~/api/confirmed'
import { listBrandsQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { createBrand } from '~/api/generated/sdk.gen'
import type { Brand, BrandInput } from '~/api/generated/types.gen'
import { mayBeDone } from '~/api/may-be-done'
import { RETRIES, retryDelay } from '~/api/retries'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { readAllBrands } from '~/features/shared/exports/read-all-pages'
import { dismissGlobalErrorToast, INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { createDraft } from '~/features/shared/forms/draft'
import { inTurn, type Turns } from '~/features/shared/mutations/in-turn'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { errorText } from '~/i18n/error-text'
import { systemClock, wait } from '~/platform/clock'
import { authStore } from '~/session/auth-store'
import { normalBrandName } from '~/validation/brand-name'

import { createdBrand } from '../brand-form'
import { announceBrand, namesakesOf, queriesOfBrandCount } from '../brand-queries'
import {
  type BrandRow,
  brandRowSchema,
  inputOf,
  isTooMany,
  plainName,
  readyRows,
  withExisting,
  withOpen,
  withTurns,
} from './brand-rows'

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
  queryFn: ({ signal }) =>
    readAllBrands(
      {},
      {
        signal,
        onPage: async ({ page, pages = page + 1 }) => {
          if (pages > MOST_PAGES || page >= MOST_PAGES) throw listTooLong()
        },
      },
    ),
  // each page is asked for again by itself
  retry: false,
  ...INLINE_ERROR,
})

/** Nobody has asked for more calls than this. The server refuses the names of longer lists. */
const MOST_PAGES = 20

const plainNames = (brands: readonly Brand[] | undefined) =>
  brands && new Set(brands.map(({ name }) => plainName(name)))

type CreateProgress = {
  done: number
  total: number
  /** How long the server asked to wait before the next one. */
  waitMs?: number
  stop: () => void
}
const progressOptions = queryOptions<CreateProgress | null>({ queryKey: ['brandSheetProgress'], queryFn: skipToken })

export type CreateOutcome = {
  created: number
  failed: { item: BrandRow; error: ApiError }[]
  /** The server accepts no more brands for now. */
  tooMany: ApiError | undefined
}

const reasonText = (intl: IntlShape, error: ApiError) =>
  mayBeDone(error) ? intl.formatMessage({ id: 'brandpages.form.create.unknown' }) : errorText(intl, error)

/** Creates a brand. Without an answer, reads whether there is a brand of that name that was not there before. */
const createOnce = (body: BrandInput, before: readonly Brand[] | undefined) =>
  confirmed(
    async () => createdBrand((await createBrand({ body })).data, body),
    async (): Promise<Finding<Brand>> => {
      const found = await namesakesOf(body.name)
      if (!before) return found.length > 0 ? 'unclear' : 'undone'
      const made = found.find(({ id }) => before.every((known) => known.id !== id))
      return made ? createdBrand(made, body) : 'undone'
    },
    { once: true, unique: true, onLost: dismissGlobalErrorToast },
  )

/** Which unconfirmed brands exist, one call each. Undefined if one of them could not be read. */
async function namesThatExist(rows: readonly BrandRow[]): Promise<Set<string> | undefined> {
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

/** Waits as long as the server asks, and goes on: a 429 has created nothing. */
async function patiently<Data>(send: () => Promise<Data>, signal: AbortSignal, onWait: (ms: number) => void) {
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
      await wait(systemClock, delay, signal).catch(() => {
        throw failure
      })
    }
}

/**
 * The rows of a sheet of brands, kept as a draft, and their creation, one after the other.
 * @param open a closed dialog with rows reads no list
 */
export function useCreateBrands(free: number | undefined, open: boolean) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const [userId] = useState(() => authStore.get().user?.id ?? null)
  const { data: rows = NO_ROWS } = useQuery(rowsOptions(userId))
  const existing = useQuery({ ...existingOptions, enabled: open && rows.some(({ sent }) => !sent) })
  const { data: progress } = useQuery(progressOptions)
  const setProgress = (next: CreateProgress | null) => queryClient.setQueryData(progressOptions.queryKey, next)

  function setRows(next: BrandRow[]) {
    queryClient.setQueryData(rowsOptions(userId).queryKey, next)
    if (next.every(({ sent }) => sent)) draft.clear()
    else draft.write(userId, next)
  }

  async function create(asked: readonly BrandRow[]): Promise<CreateOutcome> {
    const stopping = new AbortController()
    const { signal } = stopping
    const progressAt = (done: number, total: number, waitMs?: number) =>
      setProgress({ done, total, stop: () => stopping.abort(), ...(waitMs !== undefined && { waitMs }) })
    progressAt(0, 0)
    // from the server: the names shown may be older than the brands of others
    const before = await queryClient.fetchQuery({ ...existingOptions, staleTime: 0 }).catch((thrown: unknown) => {
      const unread = failureOf(thrown)
      if (!unread) throw thrown
      dismissGlobalErrorToast(unread)
      return undefined
    })
    const names = plainNames(before)
    const known = withExisting(asked, names ?? (await namesThatExist(asked)))
    // unread, a brand that may exist is not created a second time
    const due = readyRows(known, names, free).filter(({ unconfirmed }) => !unconfirmed)
    const show = (turns: Turns<BrandRow>, next: readonly BrandRow[]) =>
      setRows(withTurns(known, next, turns, (error) => reasonText(intl, error)))
    let done = 0
    const turns = await inTurn(
      due,
      async (row) => {
        const send = () => createOnce(inputOf(row), before)
        const brand = await patiently(send, signal, (waitMs) => progressAt(done, due.length, waitMs))
        announceBrand(brand.id, 'brand_created')
      },
      {
        signal,
        onTurn(soFar) {
          done = soFar.done.length + soFar.failed.length
          progressAt(done, due.length)
          // before it is sent: the page may be reloaded at any time
          show(soFar, due)
        },
      },
    )
    show(turns, [])
    const found = known.filter(({ sent, line }) => sent && asked.some((row) => row.line === line && !row.sent))
    return {
      created: turns.done.length + found.length,
      failed: turns.failed.filter(({ error }) => !isTooMany(error)),
      tooMany: turns.failed.find(({ error }) => isTooMany(error))?.error,
    }
  }

  const { mutate, isPending, data, reset } = useApiMutation(
    { mutationFn: create },
    {
      name: 'createBrands',
      meta: {
        invalidates: queriesOfBrandCount(),
        success: ({ created, failed, tooMany }, _rows, isMounted) =>
          isMounted
            ? undefined
            : {
                ...(failed.length > 0 || tooMany ? { severity: 'warning', lasting: true } : {}),
                title: intl.formatMessage({ id: 'sheet.brands.created.count' }, { count: created }),
              },
      },
      onSuccess: ({ failed, tooMany }) =>
        dismissGlobalErrorToast(...failed.map(({ error }) => error), ...(tooMany ? [tooMany] : [])),
    },
  )
  const busy = isPending()
  // a name that turns out to be taken stands among the rows to correct
  const openTaken = useStableCallback((brands: readonly Brand[]) => setRows(withOpen(rows, plainNames(brands))))
  useEffect(() => {
    if (existing.data && !busy) openTaken(existing.data)
  }, [existing.data, busy, openTaken])
  return {
    rows,
    setRows,
    /** The plain names of the brands that exist; undefined while they are read, or could not be. */
    existing: plainNames(existing.data),
    /** The names are being read. */
    checking: existing.isFetching && !existing.data,
    /** They could not be read: the server refuses duplicates. */
    unread: existing.isError && !existing.data,
    create: () => mutate(rows),
    busy,
    progress: busy ? (progress ?? undefined) : undefined,
    outcome: data,
    reset,
  }
}
