import { useCallback, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import type { Sort } from '~/design/data/data-table'
import { Pagination } from '~/design/data/Pagination'
import { PlusIcon } from '~/design/icons/icons'
import { ActionButton } from '~/design/inputs/ActionButton'
import { Page } from '~/design/layout/Page'
import { ButtonLink } from '~/features/shared/AppLink'
import { useColumnLayout } from '~/features/shared/lists/column-layout'
import { PAGE_SIZE } from '~/features/shared/lists/list-pages'
import { NothingFound } from '~/features/shared/lists/NothingFound'
import { Parts } from '~/features/shared/Parts'
import { PlanLimitAlert } from '~/features/shared/PlanLimitAlert'
import { QueryTable } from '~/features/shared/queries/QueryTable'
import { usePartQuery } from '~/features/shared/queries/use-part-query'
import { useSubject } from '~/features/shared/use-subject'
import { canManageSubscription, isReadOnly } from '~/permissions/permissions'
import { limitReached } from '~/permissions/plan-limits'

import { whyNotWrite } from './brand-rights'
import { BrandDialogs } from './BrandDialogs'
import { BrandFilters, type FilterChange } from './BrandFilters'
import { brandsOptions } from './brands-queries'
import { DEFAULT_ORDERING, isNarrowed, readBrandFilters, type BrandFilters as Filters } from './brands-search'
import { BrandTable } from './BrandTable'
import { BrandTools } from './BrandTools'
import { BulkBar } from './BulkBar'
import { BulkOutcome } from './BulkOutcome'
import { NoBrandYet } from './NoBrandYet'
import { ReadingBrands } from './ReadingBrands'
import { useChosenBrands } from './use-chosen-brands'
import { useSetActive } from './use-set-active'

type BrandsScreenProps = {
  user: User
  filters: Filters
  /** @param replace the same step of the history, as while typing */
  onFilters: (filters: Filters, replace: boolean) => void
  onCreate: () => void
  onAccess: (brand: Brand) => void
  /** The form of a new brand; the route opens it. */
  dialog: ReactNode
}

/** The brands this person reaches, and what they may do with them (BRD-22). */
export function BrandsScreen({ user, filters, onFilters, onCreate, onAccess, dialog }: BrandsScreenProps) {
  const query = brandsOptions(filters)
  const { data, isPlaceholderData } = usePartQuery(query)
  const rows = data?.results ?? []
  const total = data?.pagination?.count
  const { page = 1, page_size = PAGE_SIZE, ordering = DEFAULT_ORDERING, ...question } = filters
  const narrowed = isNarrowed(filters)
  // without brands there is nothing to filter: say what to do first
  const beginning = !narrowed && page === 1 && data?.results.length === 0
  const [layout, setLayout] = useColumnLayout('brands')
  const chosen = useChosenBrands(JSON.stringify(question), rows)
  const bulk = useSetActive()
  const edited = useSubject<Brand>()
  const deleted = useSubject<Brand>()
  const limit = limitReached(user, 'brands')
  const denied = whyNotWrite(user)
  const upgradable = canManageSubscription(user)

  const change: FilterChange = useCallback(
    (some, { typed } = { typed: false }) => {
      const { page: _page, ...rest } = filters
      onFilters(readBrandFilters({ ...rest, ...some }), typed && filters.search !== undefined)
    },
    [filters, onFilters],
  )

  async function setActive(active: boolean) {
    const outcome = await bulk.setActive({ brands: chosen.brands, active })
    if (outcome) chosen.keep(outcome.failed.map(({ brand }) => brand))
  }

  const create = <Create {...{ denied, onCreate }} upgrade={limit !== undefined && upgradable} />
  const offered = !isReadOnly(user) && (limit === undefined || upgradable || denied !== undefined)

  return (
    <Page
      title={<FormattedMessage id="navigation.brands" />}
      description={<FormattedMessage id="brandpages.description" />}
      actions={!beginning && offered && create}
    >
      <Parts spacing={2}>
        {limit && !denied && <PlanLimitAlert limit={limit} upgradable={upgradable} />}
        {!beginning && (
          <BrandFilters
            {...{ user, filters, rows }}
            admin={isPlaceholderData ? null : (rows[0]?.brand_admin ?? null)}
            onChange={change}
            found={isPlaceholderData ? undefined : total}
          />
        )}
        {!beginning && (
          <BrandTools
            userId={user.id}
            filters={filters}
            {...{ layout }}
            onLayout={setLayout}
            onView={(view) => onFilters(view, false)}
          />
        )}
        {chosen.keys.size > 0 && (
          <BulkBar
            count={chosen.keys.size}
            done={bulk.busy ? bulk.done : undefined}
            onSet={(active) => void setActive(active)}
            onClear={() => chosen.keep([])}
          />
        )}
        {bulk.outcome && !bulk.busy && <BulkOutcome outcome={bulk.outcome} onDismiss={bulk.forget} />}
        <ReadingBrands filters={filters} />
        <QueryTable
          query={query}
          failed="brands.list.failed"
          isEmpty={({ results }) => results.length === 0}
          empty={
            beginning ? (
              <NoBrandYet creator={!denied} action={!denied && offered && create} />
            ) : (
              <NothingFound
                narrowed={page === 1}
                onClear={() => onFilters({}, false)}
                onFirstPage={() => onFilters(readBrandFilters({ ...filters, page: 1 }), false)}
              />
            )
          }
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
              onLayout={setLayout}
              selected={chosen.keys}
              onSelect={chosen.select}
              onEdit={edited.show}
              onDelete={deleted.show}
              onAccess={onAccess}
            />
          )}
        </QueryTable>
        {rows.length > 0 && (
          <Pagination
            page={page}
            pageSize={page_size}
            count={rows.length}
            total={total}
            onPage={(next) => onFilters(readBrandFilters({ ...filters, page: next }), false)}
            onPageSize={(size) => change({ page_size: size })}
          />
        )}
      </Parts>
      <BrandDialogs edited={edited} deleted={deleted} />
      {dialog}
    </Page>
  )
}

const toSort = (ordering: string): Sort =>
  ordering.startsWith('-') ? { id: ordering.slice(1), direction: 'desc' } : { id: ordering, direction: 'asc' }

const toOrdering = ({ id, direction }: Sort) => (direction === 'desc' ? `-${id}` : id)

type CreateProps = { denied: ReturnType<typeof whyNotWrite>; upgrade: boolean; onCreate: () => void }

/** At the limit of the plan it leads to the plans (BRD-25); without the right it says who grants it (PRM-09). */
function Create({ denied, upgrade, onCreate }: CreateProps) {
  const intl = useIntl()
  if (upgrade && !denied)
    return (
      <ButtonLink to="/subscription/upgrade">
        <FormattedMessage id="navigation.upgrade" />
      </ButtonLink>
    )
  return (
    <ActionButton
      startIcon={<PlusIcon />}
      onClick={onCreate}
      disabledReason={denied && intl.formatMessage({ id: denied })}
    >
      <FormattedMessage id="brands.selector.create" />
    </ActionButton>
  )
}
