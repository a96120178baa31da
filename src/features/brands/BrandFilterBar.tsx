import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, useCallback, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Brand, Member, User } from '~/api/generated/types.gen'
import { standInName } from '~/api/names'
import { type ActiveFilter, FilterField } from '~/design/data/FilterField'
import { FiltersBar } from '~/design/data/FiltersBar'
import { Combobox } from '~/design/inputs/Combobox'
import { FilterSelect, StateSelect, FiltersSection, ListSearch } from '~/features/shared/lists/ListTools'
import type { FilterChange } from '~/features/shared/lists/use-list-filters'
import { activeUsersOptions } from '~/features/shared/user/company-users'
import { displayName } from '~/features/shared/user/user-texts'
import { isCompanyAdmin } from '~/permissions/permissions'
import { plainWords } from '~/platform/text'

import { companiesOf } from './brand-companies'
import type { BrandFilters as Filters } from './brand-queries'

/** A user id, or brands without an administrator. */
type AdminChoice = number | 'none'

/** A filter value and its label. */
type Choice = {
  id: AdminChoice
  name: string
  /** Each text that names it in full. */
  names?: readonly string[]
}

const namesOf = ({ name, names = [name] }: Choice) => names
/** What a search matches: a user is found by e-mail and username, too. */
const textOf = (choice: Choice) => namesOf(choice).join(' ')

type AdminFilterProps = {
  value: AdminChoice | undefined
  /** The label for a user who is not in the list. */
  name: string
  onChange: (choice: Choice | undefined) => void
}

/** With the e-mail, where two users have the same name. */
function nameAmong(member: Member, members: readonly Member[]): string {
  const name = displayName(member)
  const shared = members.some((other) => other.id !== member.id && displayName(other) === name)
  return shared && member.email ? `${name} (${member.email})` : name
}

/**
 * Filters by administrator, or by having none. The server searches the users, as only company admins may (decision 26).
 */
const AdminFilter = memo(function AdminFilter({ value, name, onChange }: AdminFilterProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const search = text.trim()
  const users = useQuery(activeUsersOptions(search))
  const nobody: Choice = { id: 'none', name: intl.formatMessage({ id: 'brandpages.admin.none' }) }
  const members = users.data ?? []
  const persons = members.map((member): Choice => ({
    id: member.id,
    name: nameAmong(member, members),
    names: [nameAmong(member, members), displayName(member), member.email, member.username],
  }))
  // the server finds users only
  const found = plainWords(nobody.name).includes(plainWords(search)) ? [nobody, ...persons] : persons
  const chosen =
    value === undefined ? null : ([nobody, ...persons].find(({ id }) => id === value) ?? { id: value, name })
  const options = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found

  return (
    <FilterField of={value === 'none' ? 'administrator' : 'brand_admin'}>
      <Combobox<Choice>
        label={intl.formatMessage({ id: 'brandpages.admin' })}
        name="brand_admin"
        all={intl.formatMessage({ id: 'brandpages.filter.admin.all' })}
        options={options}
        optionKey={({ id }) => id}
        optionLabel={({ name }) => name}
        optionText={textOf}
        optionNames={namesOf}
        value={chosen}
        onChange={(choice) => onChange(choice ?? undefined)}
        onSearch={setText}
        loading={users.isPending || users.isPlaceholderData}
        failed={users.isError}
      />
    </FilterField>
  )
})

type BrandFilterBarProps = {
  user: User
  filters: Filters
  /** The rows shown; the company filter offers their companies. */
  rows: readonly Brand[]
  /** The administrator in the filter, as the rows name it; null until known. */
  admin: Brand['brand_admin']
  adminName: (admin: Brand['brand_admin']) => string
  onChange: FilterChange<Filters>
  found: number | undefined
  tools: ReactNode
}

export const BrandFilterBar = (props: BrandFilterBarProps) => (
  <FiltersSection tools={props.tools}>{(tools) => <Bar {...props} tools={tools} />}</FiltersSection>
)

function Bar({ user, filters, rows, admin, adminName, onChange, found, tools }: BrandFilterBarProps) {
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

  const adminShown = picked && picked.id === brand_admin ? picked.name : adminName(admin ?? brand_admin ?? null)

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
          id="company"
          label={intl.formatMessage({ id: 'brandpages.company' })}
          all={intl.formatMessage({ id: 'brandpages.filter.company.all' })}
          options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={company === undefined ? undefined : String(company)}
          onChange={(id) => onChange({ company: id === undefined ? undefined : Number(id) })}
        />
      )}
    </FiltersBar>
  )
}
