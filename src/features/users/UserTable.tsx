import { type ReactNode, useCallback, useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { knownValues } from '~/api/generated/known-values.gen'
import type { User, Member } from '~/api/generated/types.gen'
import { standInName } from '~/api/names'
import { Avatar } from '~/design/data/Avatar'
import type { Column, ColumnLayout } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import { Name } from '~/design/data/Facts'
import { FilterField, type ActiveFilter } from '~/design/data/FilterField'
import { FiltersBar } from '~/design/data/FiltersBar'
import { Truncated } from '~/design/data/Truncated'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { BrandsIcon, UsersIcon } from '~/design/icons/icons'
import { LinkButton } from '~/design/inputs/Button'
import type { MenuAction } from '~/design/layers/MenuLayer'
import { Row } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { FilterSelect, StateSelect, FiltersSection, ListSearch } from '~/features/shared/lists/ListTools'
import type { FilterChange } from '~/features/shared/lists/use-list-filters'
import { Moment } from '~/features/shared/Moment'
import { roleLabel, displayName } from '~/features/shared/user/user-texts'
import { ABSENT } from '~/i18n/dates'

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

type Tools = { intl: IntlShape; onOpen: (member: Member) => void }

export function userColumns({ intl, onOpen }: Tools): Column<Member>[] {
  const name = (member: Member) => (
    <LinkButton onClick={() => onOpen(member)}>
      <Truncated>{displayName(member)}</Truncated>
    </LinkButton>
  )
  return [
    {
      id: 'name',
      width: '26%',
      header: intl.formatMessage({ id: 'users.person' }),
      fit: 'column',
      cell: (member) => (
        <Row gap={1} align="center">
          <Avatar name={displayName(member)} size={24} data-compact="hidden" />
          {name(member)}
        </Row>
      ),
      line: name,
    },
    {
      id: 'email',
      width: '34%',
      header: intl.formatMessage({ id: 'forms.label.email' }),
      fit: 'column',
      cell: ({ email }) => <Truncated>{email}</Truncated>,
    },
    {
      id: 'user_type',
      header: intl.formatMessage({ id: 'forms.label.role' }),
      fit: 'wide',
      cell: ({ user_type }) => roleLabel(intl, user_type),
      line: ({ user_type, email }) => `${roleLabel(intl, user_type)} · ${email}`,
    },
    {
      id: 'is_active',
      header: intl.formatMessage({ id: 'users.state' }),
      cell: ({ is_active }) => (
        <StatusBadge tone={is_active ? 'success' : 'neutral'}>
          {intl.formatMessage({ id: is_active ? 'users.active' : 'users.inactive' })}
        </StatusBadge>
      ),
      line: ({ is_active }) => !is_active && intl.formatMessage({ id: 'users.inactive' }),
      startsLine: true,
    },
    {
      id: 'last_login',
      header: intl.formatMessage({ id: 'users.lastLogin' }),
      leftOut: 'below-1200',
      fit: 'content',
      cell: ({ last_login }) =>
        last_login ? (
          <Moment at={last_login} />
        ) : (
          <Muted as="span">{last_login === undefined ? ABSENT : intl.formatMessage({ id: 'lists.never' })}</Muted>
        ),
    },
  ]
}

type UserTableProps = {
  rows: readonly Member[]
  loading: boolean
  /** Replaces the rows if there are none. */
  placeholder: ReactNode
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
  onOpen: (member: Member) => void
  /** Undefined if the user may not change it. */
  onAccess: ((member: Member) => void) | undefined
}

export function UserTable({ rows, loading, placeholder, layout, onLayout, onOpen, onAccess }: UserTableProps) {
  const intl = useIntl()
  const open = useStableCallback(onOpen)
  const columns = useMemo(() => userColumns({ intl, onOpen: open }), [intl, open])
  const actionsOf = (member: Member): MenuAction[] => [
    {
      label: intl.formatMessage({ id: 'users.brands.show' }),
      icon: <BrandsIcon size={18} />,
      onClick: () => onOpen(member),
    },
    ...(onAccess
      ? [
          {
            label: intl.formatMessage({ id: 'users.access' }),
            icon: <UsersIcon size={18} />,
            onClick: () => onAccess(member),
          },
        ]
      : []),
  ]
  return (
    <DataTable
      label={intl.formatMessage({ id: 'navigation.users' })}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={displayName}
      muted={({ is_active }) => !is_active}
      layout={layout}
      onLayout={onLayout}
      rowActions={actionsOf}
      loading={loading}
      placeholder={placeholder}
    />
  )
}
