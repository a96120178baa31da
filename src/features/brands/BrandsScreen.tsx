import { memo, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { totalOf } from '~/api/list-pages'
import { useColumnLayout } from '~/design/data/ColumnMenu'
import { SkeletonTools } from '~/design/feedback/Skeleton'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { PlusIcon } from '~/design/icons/icons'
import { ActionButton } from '~/design/inputs/ActionButton'
import { Page } from '~/design/layout/Page'
import { ListPagination } from '~/features/shared/lists/ListTools'
import { isFew, useFewRows, useListFilters, usePeek } from '~/features/shared/lists/use-list-filters'
import { NoBrandYet } from '~/features/shared/NoBrandYet'
import { holdsOneBrand, limitReached } from '~/features/shared/plan/plan-limits'
import { PlanLimitAlert } from '~/features/shared/plan/PlanLimitAlert'
import { useSectionQuery } from '~/features/shared/queries/QuerySection'
import { Sections } from '~/features/shared/Section'
import { type ChooseAdmin, useAdminName } from '~/features/shared/user/company-users'
import { type BrandDenial, isCompanyAdmin, isReadOnly, mayChoosePlan, whyNotWrite } from '~/permissions/permissions'

import { brandsOptions, type BrandFilters as Filters, hasFilters, readBrandFilters } from './brand-queries'
import { BrandFilterBar } from './BrandFilterBar'
import { BrandList, BrandTools } from './BrandList'

type BrandsScreenProps = {
  user: User
  filters: Filters
  /** @param replace replaces the history entry, as while typing */
  onFilters: (filters: Filters, replace: boolean) => void
  onCreate: () => void
  onAccess: (brand: Brand) => void
  /** Undefined if the user may not choose an administrator. */
  onChooseAdmin: ChooseAdmin | undefined
  /** What the route opens: the form for a new brand, the choice of an administrator. */
  dialog: ReactNode
}

// #region screen
/** The brands a user has access to, and the actions allowed on them (BRD-22). */
export function BrandsScreen(props: BrandsScreenProps) {
  const { user, filters, onFilters, onCreate, onAccess, onChooseAdmin, dialog } = props
  const { data, isError, isPlaceholderData } = useSectionQuery(brandsOptions(filters))
  const rows = data?.results ?? NO_ROWS
  const total = data && totalOf(data)
  const adminName = useAdminName(user, rows)
  const peeks = usePeek(Peek)
  const { page = 1 } = filters
  // without brands there is nothing to filter, so the page says what to do first
  const beginning = !hasFilters(filters) && page === 1 && data?.results.length === 0
  const single = holdsOneBrand(user.company_info?.slots)
  const few = useFewRows({
    path: '/brands',
    data: isPlaceholderData ? undefined : data,
    filtered: hasFilters(filters) || page > 1,
    failed: isError,
    expected: isFew(isCompanyAdmin(user) ? user.company_info?.slots?.brands_used : user.brands?.length),
  })
  const [layout, setLayout] = useColumnLayout('brands')
  const limit = limitReached(user, 'brands')
  const denied = whyNotWrite(user)
  const upgradable = mayChoosePlan(user)

  const { change, toPage, filtersWithoutPage } = useListFilters(filters, readBrandFilters, onFilters)
  const onView = useStableCallback((view: Filters) => onFilters(view, false))
  const toCreate = useStableCallback(onCreate)

  // at the limit, the alert leads to the plans
  const offered = !isReadOnly(user) && (limit === undefined || denied !== undefined)
  const create = offered && <Create denied={denied} onCreate={toCreate} />
  const tools = (
    <BrandTools {...{ user, layout, onView }} search={filtersWithoutPage} onLayout={setLayout} few={few === true} />
  )

  return (
    <Page
      list
      title={<FormattedMessage id="navigation.brands" />}
      description={<FormattedMessage id="brandpages.description" />}
      actions={!beginning && create}
    >
      <Sections spacing={1.5}>
        {limit && !denied && !single && <PlanLimitAlert limit={limit} upgradable={upgradable} />}
        <BrandList
          {...{ user, filters, onFilters, onAccess, onChooseAdmin, adminName, layout }}
          onLayout={setLayout}
          toolbar={
            !beginning &&
            !few &&
            (few === undefined ? (
              <SkeletonTools />
            ) : (
              <BrandFilterBar
                {...{ user, filters, rows, adminName, tools }}
                admin={isPlaceholderData ? null : (rows[0]?.brand_admin ?? null)}
                onChange={change}
                found={isPlaceholderData ? undefined : total}
              />
            ))
          }
          noBrands={beginning && <NoBrandYet creator={!denied} action={!denied && create} />}
        />
        {few ? (
          rows.length > 1 && tools
        ) : (
          <ListPagination {...{ data, filters }} onPage={toPage} onPageSize={(page_size) => change({ page_size })} />
        )}
      </Sections>
      {peeks && <Peek {...{ user, rows, adminName }} />}
      {dialog}
    </Page>
  )
}
// #endregion

const NO_ROWS: readonly Brand[] = []

const Peek = lazyComponent(async () => (await import('./peek/BrandPeek')).BrandPeek)

type CreateProps = { denied: BrandDenial | undefined; onCreate: () => void }

/** Without the permission, says who can grant it. Rendered again when one of its props changes. */
const Create = memo(function Create({ denied, onCreate }: CreateProps) {
  const intl = useIntl()
  return (
    <ActionButton
      startIcon={<PlusIcon />}
      onClick={onCreate}
      disabledReason={denied && intl.formatMessage({ id: `brandpages.denied.${denied}` })}
    >
      <FormattedMessage id="brands.selector.create" />
    </ActionButton>
  )
})
