import { type ReactNode, useCallback } from 'react'
import { useIntl } from 'react-intl'

import { knownValues } from '~/api/generated/known-values.gen'
import type { User } from '~/api/generated/types.gen'
import { standInName } from '~/api/names'
import { Name } from '~/design/data/Facts'
import { FilterField, type ActiveFilter } from '~/design/data/FilterField'
import { FiltersBar } from '~/design/data/FiltersBar'
import { FilterSelect, StateSelect, FiltersSection, ListSearch } from '~/features/shared/lists/ListTools'
import type { FilterChange } from '~/features/shared/lists/use-list-filters'
import { roleLabel } from '~/features/shared/user/user-texts'

import type { UserFilters as Filters } from './users-queries'

type UserFilterBarProps = {
  user: User
  filters: Filters
  onChange: FilterChange<Filters>
  found: number | undefined
  tools: ReactNode
}

export const UserFilterBar = (props: UserFilterBarProps) => (
  <FiltersSection tools={props.tools}>{(tools) => <Bar {...props} tools={tools} />}</FiltersSection>
)

/** The documented filters. An unknown role of the URL is offered as it is, a company of the URL shown as a chip. */
function Bar({ user, filters, onChange, found, tools }: UserFilterBarProps) {
  const intl = useIntl()
  const { search = '', user_type, is_active, company } = filters
  const stateName = (active: boolean) => intl.formatMessage({ id: active ? 'users.active' : 'users.inactive' })
  const onSearch = useCallback((text: string) => onChange({ search: text || undefined }, { typed: true }), [onChange])
  const roles = [...new Set<string>([...knownValues.userType, ...(user_type === undefined ? [] : [user_type])])]

  const ofCompany =
    company !== undefined &&
    intl.formatMessage(
      { id: 'users.filter.company' },
      { company: (String(company) === String(user.company).trim() && user.company_name) || standInName(company) },
    )

  const chips: ActiveFilter[] = []
  if (user_type !== undefined)
    chips.push({
      id: 'user_type',
      label: intl.formatMessage({ id: 'users.filter.role' }, { role: roleLabel(intl, user_type) }),
      onRemove: () => onChange({ user_type: undefined }),
    })
  if (is_active !== undefined)
    chips.push({
      id: 'is_active',
      label: intl.formatMessage({ id: 'users.filter.state' }, { state: stateName(is_active) }),
      onRemove: () => onChange({ is_active: undefined }),
    })
  if (ofCompany)
    chips.push({
      id: 'company',
      label: ofCompany,
      onRemove: () => onChange({ company: undefined }),
    })

  return (
    <FiltersBar
      active={chips}
      found={found}
      tools={tools}
      onClear={() => onChange({ user_type: undefined, is_active: undefined, company: undefined })}
      search={<ListSearch label={intl.formatMessage({ id: 'users.search' })} value={search} onSearch={onSearch} />}
    >
      <FilterSelect
        id="user_type"
        label={intl.formatMessage({ id: 'forms.label.role' })}
        all={intl.formatMessage({ id: 'users.filter.role.all' })}
        options={roles.map((role) => ({ value: role, label: roleLabel(intl, role) }))}
        value={user_type}
        onChange={(role) => onChange({ user_type: role })}
      />
      <StateSelect
        label={intl.formatMessage({ id: 'users.state' })}
        all={intl.formatMessage({ id: 'users.filter.state.all' })}
        stateName={stateName}
        value={is_active}
        onChange={(active) => onChange({ is_active: active })}
      />
      {ofCompany && (
        <FilterField of="company">
          <Name>{ofCompany}</Name>
        </FilterField>
      )}
    </FiltersBar>
  )
}
