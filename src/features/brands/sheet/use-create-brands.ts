import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { z } from 'zod/mini'

import { type ApiError, failureOf, mayBeDone } from '~/api/api-error'
import { listBrandsQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand } from '~/api/generated/types.gen'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { dismissGlobalErrorToast, INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { createDraft } from '~/features/shared/forms/draft'
import { inTurn, type Turns } from '~/features/shared/mutations/in-turn'
import { outcomeOf, type TurnsOutcome, type RunningTurns, useTurns } from '~/features/shared/mutations/use-turns'
import { errorText } from '~/i18n/error-text'
import { authStore } from '~/session/auth-store'

import { announceBrand, queriesOfBrandCount } from '../brand-queries'
import { type BrandRow, brandRowSchema, inputOf, readyRows, withExisting, withOpen, withTurns } from './brand-rows'
import { createOnce, namesThatExist, patiently, plainNames, readExisting, untilEnd } from './create-calls'

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
  mayBeDone(error) ? intl.formatMessage({ id: 'brandpages.form.create.unknown' }) : errorText(intl, error)

/** For a user who does not see the dialog. */
function toastOf(intl: IntlShape, { done, unknown, failed, left }: TurnsOutcome<BrandRow>) {
  const missing = failed.length + left.length
  const messages = [
    unknown.length > 0 && intl.formatMessage({ id: 'sheet.brands.unknown' }, { count: unknown.length }),
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
  const [userId] = useState(() => authStore.get().user?.id ?? null)
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
    { signal, show: showProgress }: RunningTurns<CreateProgress>,
  ): Promise<TurnsOutcome<BrandRow>> {
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
    const show = (turns: Turns<BrandRow>, next: readonly BrandRow[]) =>
      setRows(withTurns(known, next, turns, (error) => reasonText(intl, error)))
    let done = 0
    const showAt = (waitMs?: number) => showProgress({ done, total: due.length, line: due[done]?.line, waitMs })
    const turns = await inTurn(
      due,
      async (row) => {
        const brand = await patiently(() => createOnce(inputOf(row), before), signal, showAt)
        announceBrand(brand.id, 'brand_created')
      },
      {
        signal,
        onTurn(soFar) {
          done = soFar.done.length + soFar.failed.length
          showAt()
          // before it is sent: the page may be reloaded at any time
          show(soFar, due)
        },
      },
    )
    show(turns, [])
    const found = known.filter(({ sent, line }) => sent && asked.some((row) => row.line === line && !row.sent))
    return outcomeOf(due, { ...turns, done: [...found, ...turns.done] })
  }

  // it may be closed meanwhile, with Back
  const isOpen = useStableCallback(() => open)
  const { mutate, running, ...turns } = useTurns(create, {
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
    ...turns,
  }
}
