import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { LARGEST_PAGE, totalOf } from '~/api/list-pages'
import type { ColumnLayout } from '~/design/data/data-table'
import { SelectionArea } from '~/design/data/SelectionBar'
import { useEverOpen, useDialogTarget } from '~/design/layers/layers'
import { Muted } from '~/design/layout/Text'
import { ReadingProgress } from '~/features/shared/exports/ExportButton'
import { ListTools, NothingFound } from '~/features/shared/lists/ListTools'
import { toOrdering, toSort, useListFilters } from '~/features/shared/lists/use-list-filters'
import { holdsOneBrand, limitReached } from '~/features/shared/plan/plan-limits'
import { useSectionQuery, QueryTable } from '~/features/shared/queries/QuerySection'
import { Sections } from '~/features/shared/Section'
import { fetchAdmins, type ChooseAdmin } from '~/features/shared/user/company-users'
import { useFormats } from '~/i18n/formats'
import { administersEveryBrand, mayChoosePlan } from '~/permissions/permissions'

import {
  type BrandFilters,
  brandsOptions,
  DEFAULT_ORDERING,
  readBrandFilters,
  readBrands,
  readProgressOptions,
} from './brand-queries'
import { BrandDialogs, CreateBrandDialog } from './BrandDialogs'
import { brandColumns, BrandTable } from './BrandTable'
import { BulkBar, MOST_SELECTED, SelectAllBrands, useBrandsLeave, useChosenBrands } from './BulkBar'
import { BulkOutcome, useSetActive } from './BulkOutcome'
import { notFoundOf, useToggleBrand } from './set-active'

/** Progress of reading a whole list that needs several calls. */
export function ReadingBrands({ filters }: { filters: BrandFilters }) {
  const { isFetching } = useSectionQuery(brandsOptions(filters))
  const { data: progress } = useQuery(readProgressOptions(filters))
  const { read = 0, total = read, waitMs } = progress ?? {}
  if (!progress || !isFetching || (total <= LARGEST_PAGE && !waitMs)) return null
  return (
    <Muted as="p" size="small" role="status">
      {waitMs ? (
        <ReadingProgress progress={progress} />
      ) : (
        <FormattedMessage id="brandpages.reading" values={{ read, total }} />
      )}
    </Muted>
  )
}

type BrandListProps = {
  user: User
  filters: BrandFilters
  onFilters: (filters: BrandFilters, replace: boolean) => void
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
  onAccess: (brand: Brand) => void
  /** Undefined if the user may not choose an administrator. */
  onChooseAdmin: ChooseAdmin | undefined
  adminName: (admin: Brand['brand_admin']) => string
  /** Filters and tools. The actions on selected brands replace their last line, or stand below the rows without them. */
  toolbar: ReactNode
  /** Replaces the rows of a company without brands. */
  noBrands: ReactNode
}

/** One page of brands, the selection and its actions. A selection does not render the rest of the screen. */
export function BrandList(props: BrandListProps) {
  const { user, filters, onFilters, layout, onLayout, onAccess, onChooseAdmin, adminName, toolbar, noBrands } = props
  const { change, toPage } = useListFilters(filters, readBrandFilters, onFilters)
  const query = brandsOptions(filters)
  const { data } = useSectionQuery(query)
  const { page = 1, page_size: _size, ordering = DEFAULT_ORDERING, ...filtersWithoutPageAndOrder } = filters
  const chosen = useChosenBrands(JSON.stringify(filtersWithoutPageAndOrder), data?.results ?? [])
  const picked = chosen.keys.size
  const total = data ? (totalOf(data) ?? 0) : 0
  const isPageSelected = data?.results.every(({ id }) => chosen.keys.has(id))
  const offersAll = isPageSelected && administersEveryBrand(user) && total > picked && total <= MOST_SELECTED
  const { leave, leaveFilter } = useBrandsLeave({ filters, list: data, toPage })
  const { toggle, busy } = useToggleBrand((id, active) => leaveFilter([id], active))
  const bulk = useSetActive(({ active, changed, unchanged, failed }) => {
    const notFound = notFoundOf({ failed })
    chosen.drop([...changed, ...unchanged, ...notFound].map(({ id }) => id))
    leave(notFound.map(({ id }) => id))
    leaveFilter(
      [...changed, ...notFound].map(({ id }) => id),
      active,
    )
  })
  const edited = useDialogTarget<Brand>()
  const deleted = useDialogTarget<Brand>()

  function onDeleted({ id }: Pick<Brand, 'id'>) {
    chosen.drop([id])
    leave([id])
  }

  const nothing = (
    <NothingFound onClear={() => onFilters({}, false)} onFirstPage={page > 1 ? () => toPage(1) : undefined} />
  )

  const bar = picked > 0 && (
    <BulkBar
      count={picked}
      // a switch inverts what the server has: it must not follow one of these
      busy={bulk.running || chosen.brands.some(({ id }) => busy(id))}
      progress={bulk.progress}
      selectAll={
        offersAll && (
          <SelectAllBrands
            key={JSON.stringify(filtersWithoutPageAndOrder)}
            filters={{ ...filtersWithoutPageAndOrder, ordering }}
            count={total}
            onRead={chosen.replace}
          />
        )
      }
      onChooseAdmin={onChooseAdmin && ((opener) => onChooseAdmin({ brands: chosen.brands, opener }))}
      onSet={(active) => void bulk.setActive({ brands: chosen.brands, active })}
      onClear={chosen.clear}
      below={!toolbar}
    />
  )

  return (
    <>
      <SelectionArea>
        <Sections spacing={1.5} sx={LIST} data-selecting={picked > 0}>
          {toolbar}
          {toolbar && bar}
          {bulk.outcome && bulk.outcome.failed.length > 0 && !bulk.running && (
            <BulkOutcome outcome={bulk.outcome} onDismiss={bulk.reset} />
          )}
          {/* #region table */}
          <ReadingBrands filters={filters} />
          <QueryTable
            query={query}
            failed="brands.list.failed"
            isEmpty={({ results }) => results.length === 0}
            empty={noBrands || nothing}
          >
            {({ data: list, loading, placeholder }) => (
              <BrandTable
                user={user}
                rows={list?.results ?? []}
                loading={loading}
                placeholder={placeholder}
                sort={toSort(ordering)}
                onSort={(sort) => change({ ordering: toOrdering(sort) })}
                layout={layout}
                onLayout={onLayout}
                selected={chosen.keys}
                onSelect={chosen.select}
                onEdit={edited.open}
                onDelete={deleted.open}
                onAccess={onAccess}
                onChooseAdmin={onChooseAdmin}
                adminName={adminName}
                onToggle={toggle}
                busy={busy}
              />
            )}
          </QueryTable>
          {/* #endregion */}
          {!toolbar && bar}
        </Sections>
      </SelectionArea>
      <BrandDialogs edited={edited} deleted={deleted} onDeleted={onDeleted} />
    </>
  )
}

const LIST = {
  // so that no row moves. An export that runs, or failed, stays in sight
  '&[data-selecting="true"] > [data-part]:has([data-line]):not(:has([data-line] [role="status"]:not(:empty), [role="alert"]))':
    { position: 'absolute', '& [data-line]': { display: 'none' } },
} as const

type BrandToolsProps = Pick<BrandListProps, 'user' | 'layout' | 'onLayout'> & {
  /** The current filters of the list, without the page. */
  search: BrandFilters
  onView: (filters: BrandFilters) => void
  few: boolean
}

/** Rendered again when one of its props changes. */
export const BrandTools = memo(function BrandTools({ user, search, ...props }: BrandToolsProps) {
  const intl = useIntl()
  const formats = useFormats()
  const queryClient = useQueryClient()
  return (
    <ListTools
      userId={user.id}
      list="brands"
      read={readBrandFilters}
      search={search}
      columns={brandColumns({ intl, formats, active: () => null, adminName: String })}
      file={intl.formatMessage({ id: 'brandpages.export.file' })}
      rows={async (options) => {
        const [brands, { brandCsv }] = await Promise.all([readBrands(search, options), import('./brand-csv')])
        return brandCsv(intl, brands, await fetchAdmins(queryClient, user, options.signal))
      }}
      {...props}
    />
  )
})

type CreateBrandProps = {
  user: User
  open: boolean
  /** Opens the dialog for several brands. */
  onSheet: () => void
  onClose: () => void
  onCreated: (brand: Brand) => unknown
}

/** The form for a new brand: each time it opens, empty, or with what was sent and is not verified. */
export function CreateBrand({ user, open, onSheet, onClose, onCreated }: CreateBrandProps) {
  const [turn, setTurn] = useState(0)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setTurn(turn + 1)
  }
  const needed = useEverOpen(open)
  if (!needed) return undefined
  return (
    <CreateBrandDialog
      key={turn}
      open={open}
      limit={limitReached(user, 'brands')}
      upgradable={mayChoosePlan(user)}
      onSheet={holdsOneBrand(user.company_info?.slots) ? undefined : onSheet}
      onClose={onClose}
      onClosed={() => setTurn(turn + 1)}
      onSaved={onCreated}
    />
  )
}
