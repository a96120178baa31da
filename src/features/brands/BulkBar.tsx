import { type ReactNode, useState, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { failureOf } from '~/api/api-error'
import type { Brand } from '~/api/generated/types.gen'
import { hasNextPage, type ListPage } from '~/api/list-pages'
import type { RowKey } from '~/design/data/data-table'
import { SelectionBar } from '~/design/data/SelectionBar'
import { toast } from '~/design/feedback/toasts'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { UserIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { passFocusOn } from '~/design/layout/focus'
import { Muted } from '~/design/layout/Text'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import { ReadingProgress } from '~/features/shared/exports/ExportButton'
import type { ReadProgress } from '~/features/shared/exports/read-all-pages'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { errorText } from '~/i18n/error-text'

import { type BrandFilters, readBrands } from './brand-queries'
import type { BulkProgress } from './BulkOutcome'
import type { NamedBrand } from './set-active'

type BulkBarProps = {
  count: number
  /** An action on these brands, or the switch of one of them, is under way. */
  busy: boolean
  progress: BulkProgress | undefined
  onSet: (active: boolean) => void
  /** Selects the brands of all pages; nothing if they are selected. */
  selectAll: ReactNode
  /** Undefined if the user may not choose an administrator. */
  onChooseAdmin: ((opener: HTMLElement) => void) | undefined
  onClear: () => void
  /** Below the rows: the list has no toolbar that it could replace. */
  below: boolean
}

/** The actions for the selected brands. */
export const BulkBar = ({ count, busy, progress, selectAll, onSet, onChooseAdmin, ...bar }: BulkBarProps) => (
  <SelectionBar of="brands" {...{ count, ...bar }}>
    <Muted role="status" size="small">
      {progress && (
        <FormattedMessage id="brandpages.bulk.busy" values={{ done: progress.done, total: progress.total }} />
      )}
    </Muted>
    {progress && (
      <Button
        size="small"
        variant="outlined"
        color="neutral"
        onClick={({ currentTarget }) => {
          // it disappears when the last answer is there
          passFocusOn(currentTarget)
          progress.stop()
        }}
      >
        <FormattedMessage id="brandpages.bulk.stop" />
      </Button>
    )}
    {selectAll}
    {onChooseAdmin && <ChooseAdminButton onChooseAdmin={onChooseAdmin} />}
    {([true, false] as const).map((active) => (
      <SubmitButton
        key={String(active)}
        type="button"
        size="small"
        variant="outlined"
        color="neutral"
        busy={busy}
        onClick={(event) => {
          // the bar disappears with the selection
          passFocusOn(event.currentTarget)
          onSet(active)
        }}
      >
        <FormattedMessage id={active ? 'brandpages.activate' : 'brandpages.deactivate'} />
      </SubmitButton>
    ))}
  </SelectionBar>
)

/** On a phone an icon: the bar stays one line. */
function ChooseAdminButton({ onChooseAdmin }: { onChooseAdmin: (opener: HTMLElement) => void }) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'brandpages.admin.set' })
  const onPhone = useNarrowerThan('sm')
  return (
    <Button
      size="small"
      variant="outlined"
      color="neutral"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={({ currentTarget }) => onChooseAdmin(currentTarget)}
    >
      {onPhone ? <UserIcon /> : label}
    </Button>
  )
}

type Chosen = ReadonlyMap<number, NamedBrand>

const NONE: Chosen = new Map()

/**
 * The selected brands, including those on other pages. Changed filters (`of`) clear the selection: no action may apply
 * to brands that are no longer listed.
 */
export function useChosenBrands(of: string, rows: readonly Brand[]) {
  const [chosen, setChosen] = useState<{ of: string; brands: Chosen }>({ of, brands: NONE })
  const brands = chosen.of === of ? chosen.brands : NONE
  // visible rows are newer than the selected copies, so they replace them, also for the other pages
  const newest = [...brands.values()].map((brand) => rows.find(({ id }) => id === brand.id) ?? brand)
  // an answer that comes after the filters have changed does not concern the new selection
  const keep = (some: readonly NamedBrand[]) =>
    setChosen((now) => (now.of === of ? { of, brands: new Map(some.map((brand) => [brand.id, brand])) } : now))
  if (newest.some((brand) => brand.is_active !== brands.get(brand.id)?.is_active)) keep(newest)

  return {
    keys: new Set<RowKey>(brands.keys()),
    brands: newest,
    select: (keys: ReadonlySet<RowKey>) => {
      const known = new Map([...newest, ...rows].map((brand) => [brand.id, brand]))
      setChosen({ of, brands: new Map([...known].filter(([id]) => keys.has(id))) })
    },
    /** Selects these, and no others. */
    replace: keep,
    clear: () => keep([]),
    /** Removes rows that no longer exist or whose action is done. What was selected meanwhile stays. */
    drop: (gone: readonly number[]) =>
      setChosen((now) =>
        now.of === of ? { of, brands: new Map([...now.brands].filter(([id]) => !gone.includes(id))) } : now,
      ),
  }
}

type Shown = {
  filters: BrandFilters
  list: ListPage<Pick<Brand, 'id'>> | undefined
  toPage: (page: number) => void
}

/**
 * Goes to the previous page of the list when a mutation empties the last one. Checks the page that is shown when the
 * answer comes.
 */
export function useBrandsLeave({ filters, list, toPage }: Shown) {
  const { page = 1, is_active } = filters

  /** The brands no longer exist. */
  const leave = useStableCallback((ids: readonly number[]) => {
    if (page === 1 || ids.length === 0 || !list || hasNextPage(list)) return
    if (list.results.every(({ id }) => ids.includes(id))) toPage(page - 1)
  })

  /** The brands changed their state: a filter for the other state no longer includes them. */
  const leaveFilter = useStableCallback((ids: readonly number[], active: boolean) => {
    if (is_active === !active) leave(ids)
  })

  return { leave, leaveFilter }
}

/** More are not selected at once: an action is one call for each of them. */
export const MOST_SELECTED = 200

type SelectAllBrandsProps = {
  /** The brands to select. */
  filters: BrandFilters
  count: number
  onRead: (brands: readonly Brand[]) => void
}

/** Selects the brands of all pages, which are read for it. Unmounting stops the reading. */
export function SelectAllBrands({ filters, count, onRead }: SelectAllBrandsProps) {
  const intl = useIntl()
  const [reading, setReading] = useState(false)
  const [progress, setProgress] = useState<ReadProgress>()
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])

  async function read() {
    const { signal } = (call.current = new AbortController())
    setReading(true)
    setProgress(undefined)
    try {
      const brands = await readBrands(filters, { signal, onProgress: setProgress })
      if (!signal.aborted) onRead(brands)
    } catch (thrown) {
      const failure = signal.aborted ? null : failureOf(thrown)
      if (!failure) return
      dismissGlobalErrorToast(failure)
      const title = intl.formatMessage({ id: 'brands.list.failed' })
      toast({ severity: 'error', title, message: errorText(intl, failure) })
    } finally {
      setReading(false)
    }
  }

  return (
    <>
      <Muted role="status" size="small">
        {reading && progress && <ReadingProgress progress={progress} />}
      </Muted>
      <SubmitButton
        type="button"
        size="small"
        variant="text"
        busy={reading}
        onClick={({ currentTarget }) => {
          passFocusOn(currentTarget)
          void read()
        }}
      >
        <FormattedMessage id="brandpages.bulk.all" values={{ count }} />
      </SubmitButton>
    </>
  )
}
