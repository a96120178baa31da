import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { knownValues } from '~/api/generated/known-values.gen'
import type { User } from '~/api/generated/types.gen'
import type { ActiveFilter } from '~/design/data/FilterChips'
import { FiltersBar } from '~/design/data/FiltersBar'
import { Select } from '~/design/inputs/Select'
import { ListSearch } from '~/features/shared/lists/ListSearch'
import { PartBoundary } from '~/features/shared/queries/PartBoundary'
import { roleLabel } from '~/features/shared/role-label'

import type { UserFilters as Filters } from './users-search'

const ALL = 'all'

export type FilterChange = (
  change: { [Key in keyof Filters]?: Filters[Key] | undefined },
  how?: { typed: boolean },
) => void

type UserFiltersProps = { user: User; filters: Filters; onChange: FilterChange; found: number | undefined }

export const UserFilters = (props: UserFiltersProps) => (
  <PartBoundary>
    <Bar {...props} />
  </PartBoundary>
)

/** B §7's filters. A role of the address that nobody knows is offered as it is; a company is shown where it was asked for. */
function Bar({ user, filters, onChange, found }: UserFiltersProps) {
  const intl = useIntl()
  const { search = '', user_type, is_active, company } = filters
  const stateName = (active: boolean) => intl.formatMessage({ id: active ? 'users.active' : 'users.inactive' })
  const onSearch = useCallback((text: string) => onChange({ search: text || undefined }, { typed: true }), [onChange])
  const roles = [...new Set<string>([...knownValues.userType, ...(user_type === undefined ? [] : [user_type])])]

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
  if (company !== undefined)
    chips.push({
      id: 'company',
      label: intl.formatMessage(
        { id: 'users.filter.company' },
        { company: (company === user.company && user.company_name) || `#${company}` },
      ),
      onRemove: () => onChange({ company: undefined }),
    })

  return (
    <FiltersBar
      active={chips}
      found={found}
      onClear={() => onChange({ user_type: undefined, is_active: undefined, company: undefined })}
      search={<ListSearch label={intl.formatMessage({ id: 'users.search' })} value={search} onSearch={onSearch} />}
    >
      <Select
        label={intl.formatMessage({ id: 'forms.label.role' })}
        name="user_type"
        value={user_type ?? ALL}
        onChange={(value) => onChange({ user_type: value === ALL ? undefined : value })}
        options={[
          { value: ALL, label: intl.formatMessage({ id: 'users.filter.role.all' }) },
          ...roles.map((role) => ({ value: role, label: roleLabel(intl, role) })),
        ]}
      />
      <Select
        label={intl.formatMessage({ id: 'users.state' })}
        name="is_active"
        value={is_active === undefined ? ALL : String(is_active)}
        onChange={(value) => onChange({ is_active: value === ALL ? undefined : value === 'true' })}
        options={[
          { value: ALL, label: intl.formatMessage({ id: 'users.filter.state.all' }) },
          { value: 'true', label: stateName(true) },
          { value: 'false', label: stateName(false) },
        ]}
      />
    </FiltersBar>
  )
}
