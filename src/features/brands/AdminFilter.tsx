import { queryOptions, useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Member } from '~/api/generated/types.gen'
import { Combobox } from '~/design/inputs/Combobox'
import { displayName } from '~/features/shared/display-name'
import { clipToPage, LARGEST_PAGE } from '~/features/shared/lists/list-pages'
import { userSearchOptions } from '~/features/shared/lists/search-queries'

/** A user id, or brands without an administrator. */
export type AdminChoice = number | 'none'

/** A filter value and its label. */
export type Choice = {
  id: AdminChoice
  name: string
  /** Each text that names it in full. */
  names?: readonly string[]
}

const namesOf = ({ name, names = [name] }: Choice) => names

type AdminFilterProps = {
  value: AdminChoice | undefined
  /** The label for a user who is not in the list. */
  name: string
  onChange: (choice: Choice | undefined) => void
}

/** Active users, at most one page of them. */
const activePeopleOptions = (search: string) => {
  const query = { is_active: true, page_size: LARGEST_PAGE, ...(search && { search }) }
  return queryOptions({ ...userSearchOptions(query), select: (sent) => clipToPage(sent, query) })
}

/** Includes the username, because the brand list identifies administrators by it. */
function nameAndLogin(person: Member): string {
  const name = displayName(person)
  return !person.username || name === person.username ? name : `${name} (${person.username})`
}

/**
 * Filters by administrator, or by having none. The server searches the users, as only company admins may (decision 26).
 */
export const AdminFilter = memo(function AdminFilter({ value, name, onChange }: AdminFilterProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const search = text.trim()
  const people = useQuery(activePeopleOptions(search))
  const nobody: Choice = { id: 'none', name: intl.formatMessage({ id: 'brandpages.admin.none' }) }
  const persons = (people.data?.results ?? []).map((person): Choice => ({
    id: person.id,
    name: nameAndLogin(person),
    names: [nameAndLogin(person), displayName(person), person.username],
  }))
  // the search finds users only
  const found = search ? persons : [nobody, ...persons]
  const chosen =
    value === undefined ? null : ([nobody, ...persons].find(({ id }) => id === value) ?? { id: value, name })
  const options = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found

  return (
    <Combobox<Choice>
      label={intl.formatMessage({ id: 'brandpages.admin' })}
      name="brand_admin"
      all={intl.formatMessage({ id: 'brandpages.filter.admin.all' })}
      options={options}
      optionKey={({ id }) => id}
      optionLabel={({ name }) => name}
      optionNames={namesOf}
      value={chosen}
      onChange={(choice) => onChange(choice ?? undefined)}
      onSearch={setText}
      loading={people.isPending || people.isPlaceholderData}
      failed={people.isError}
    />
  )
})
