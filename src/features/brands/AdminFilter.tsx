import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import type { Member } from '~/api/generated/types.gen'
import { Combobox } from '~/design/inputs/Combobox'
import { displayName } from '~/features/shared/display-name'

import { activePeopleOptions } from './active-people'

/** A user id, or brands without an administrator. */
type Admin = number | 'none'

type AdminFilterProps = { value: Admin | undefined; onChange: (admin: Admin | undefined) => void }

type Choice = { id: Admin; name: string }

/** With the username, which can be searched for, and tells people of one name apart. */
function nameAndLogin(person: Member): string {
  const name = displayName(person)
  return !person.username || name === person.username ? name : `${name} (${person.username})`
}

/** Filters by administrator, or by having none. The server searches the users, which only company admins may do (decision 26). */
export function AdminFilter({ value, onChange }: AdminFilterProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const search = text.trim()
  const people = useQuery(activePeopleOptions(search))
  const nobody: Choice = { id: 'none', name: intl.formatMessage({ id: 'brandpages.admin.none' }) }
  const persons = (people.data?.results ?? []).map((person): Choice => ({ id: person.id, name: nameAndLogin(person) }))
  // the search is for users
  const found = search ? persons : [nobody, ...persons]
  const chosen =
    value === undefined
      ? null
      : ([nobody, ...persons].find(({ id }) => id === value) ?? { id: value, name: `#${value}` })
  const options = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found

  return (
    <Combobox<Choice>
      label={intl.formatMessage({ id: 'brandpages.admin' })}
      name="brand_admin"
      all={intl.formatMessage({ id: 'brandpages.filter.admin.all' })}
      options={options}
      optionKey={({ id }) => id}
      optionLabel={({ name }) => name}
      value={chosen}
      onChange={(choice) => {
        setText('')
        onChange(choice?.id)
      }}
      onSearch={setText}
      loading={people.isPending || people.isPlaceholderData}
    />
  )
}
