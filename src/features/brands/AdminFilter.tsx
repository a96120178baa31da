import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useIntl } from 'react-intl'

import { listUsersOptions } from '~/api/generated/@tanstack/react-query.gen'
import { limits } from '~/api/generated/limits.gen'
import { Combobox } from '~/design/inputs/Combobox'
import { displayName } from '~/features/shared/display-name'

/** A person, or nobody. */
type Admin = number | 'none'

type AdminFilterProps = { value: Admin | undefined; onChange: (admin: Admin | undefined) => void }

type Choice = { id: Admin; name: string }

/** Whose brands are shown, or those of nobody. The server searches among the people; a company admin alone may ask (decision 26). */
export function AdminFilter({ value, onChange }: AdminFilterProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const people = useQuery({
    ...listUsersOptions({
      query: { is_active: true, page_size: limits.listUsers.page_size.maximum, ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  })
  const nobody: Choice = { id: 'none', name: intl.formatMessage({ id: 'brandpages.admin.none' }) }
  const persons = (people.data?.results ?? []).map((person): Choice => ({ id: person.id, name: displayName(person) }))
  // the search is about people
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
      placeholder={intl.formatMessage({ id: 'brandpages.filter.admin.all' })}
      options={options}
      optionKey={({ id }) => id}
      optionLabel={({ name }) => name}
      value={chosen}
      onChange={(choice) => {
        setText('')
        onChange(choice?.id)
      }}
      onSearch={setText}
      loading={people.isFetching}
    />
  )
}
