import { useCallback, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { standInName } from '~/api/stand-in-name'
import type { ActiveFilter } from '~/design/data/FilterChips'
import { FiltersBar } from '~/design/data/FiltersBar'
import { adminName } from '~/features/shared/admin-name'
import { FilterSelect } from '~/features/shared/lists/FilterSelect'
import { FiltersSection } from '~/features/shared/lists/FiltersSection'
import { ListSearch } from '~/features/shared/lists/ListSearch'
import { StateSelect } from '~/features/shared/lists/StateSelect'
import type { FilterChange } from '~/features/shared/lists/use-list-filters'
import { isCompanyAdmin } from '~/permissions/permissions'

import { AdminFilter, type Choice } from './AdminFilter'
import { companiesOf } from './brand-companies'
import type { BrandFilters as Filters } from './brands-search'

type BrandFiltersProps = {
  user: User
  filters: Filters
  /** The rows shown; the company filter offers their companies. */
  rows: readonly Brand[]
  /** The administrator in the filter, as the rows name it; null until known. */
  admin: Brand['brand_admin']
  onChange: FilterChange<Filters>
  found: number | undefined
  tools: ReactNode
}

export const BrandFilters = (props: BrandFiltersProps) => (
  <FiltersSection tools={props.tools}>{(tools) => <Bar {...props} tools={tools} />}</FiltersSection>
)

function Bar({ user, filters, rows, admin, onChange, found, tools }: BrandFiltersProps) {
  const intl = useIntl()
  const { search = '', is_active, company, brand_admin, administrator } = filters
  const companies = companiesOf(user, rows, company)
  const stateName = (active: boolean) => intl.formatMessage({ id: active ? 'brands.active' : 'brands.inactive' })
  const onSearch = useCallback((text: string) => onChange({ search: text || undefined }, { typed: true }), [onChange])

  // the list of users may not contain the user who was found by search
  const [picked, setPicked] = useState<Choice>()
  const onAdmin = useCallback(
    (choice: Choice | undefined) => {
      setPicked(choice)
      onChange(
        choice?.id === 'none'
          ? { administrator: choice.id, brand_admin: undefined }
          : { administrator: undefined, brand_admin: choice?.id },
      )
    },
    [onChange],
  )

  const adminShown = picked && picked.id === brand_admin ? picked.name : adminName(intl, admin ?? brand_admin ?? null)

  const chips: ActiveFilter[] = []
  if (is_active !== undefined)
    chips.push({
      id: 'is_active',
      label: intl.formatMessage({ id: 'brandpages.filter.state' }, { state: stateName(is_active) }),
      onRemove: () => onChange({ is_active: undefined }),
    })
  if (company !== undefined)
    chips.push({
      id: 'company',
      label: intl.formatMessage(
        { id: 'brandpages.filter.company' },
        { company: companies.find(({ id }) => id === company)?.name ?? standInName(company) },
      ),
      onRemove: () => onChange({ company: undefined }),
    })
  if (brand_admin !== undefined)
    chips.push({
      id: 'brand_admin',
      label: intl.formatMessage({ id: 'brandpages.filter.admin' }, { admin: adminShown }),
      onRemove: () => onChange({ brand_admin: undefined }),
    })
  if (administrator !== undefined)
    chips.push({
      id: 'administrator',
      label: intl.formatMessage({ id: 'brandpages.admin.none' }),
      onRemove: () => onChange({ administrator: undefined }),
    })

  return (
    <FiltersBar
      active={chips}
      found={found}
      tools={tools}
      onClear={() =>
        onChange({ is_active: undefined, company: undefined, brand_admin: undefined, administrator: undefined })
      }
      search={
        <ListSearch label={intl.formatMessage({ id: 'brands.selector.search' })} value={search} onSearch={onSearch} />
      }
    >
      <StateSelect
        label={intl.formatMessage({ id: 'brandpages.state' })}
        all={intl.formatMessage({ id: 'brandpages.filter.state.all' })}
        stateName={stateName}
        value={is_active}
        onChange={(active) => onChange({ is_active: active })}
      />
      {isCompanyAdmin(user) && (
        <AdminFilter value={administrator ?? brand_admin} name={adminShown} onChange={onAdmin} />
      )}
      {companies.length > 0 && (
        <FilterSelect
          label={intl.formatMessage({ id: 'brandpages.company' })}
          name="company"
          all={intl.formatMessage({ id: 'brandpages.filter.company.all' })}
          options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={company === undefined ? undefined : String(company)}
          onChange={(id) => onChange({ company: id === undefined ? undefined : Number(id) })}
        />
      )}
    </FiltersBar>
  )
}
