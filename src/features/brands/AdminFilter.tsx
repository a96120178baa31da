import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useIntl } from 'react-intl'

import { listUsersOptions } from '~/api/generated/@tanstack/react-query.gen'
import { limits } from '~/api/generated/limits.gen'
import { Combobox } from '~/design/inputs/Combobox'
import { displayName } from '~/features/shared/display-name'

type AdminFilterProps = { value: number | undefined; onChange: (id: number | undefined) => void }

type Choice = { id: number; name: string }

/** Whose brands are shown. The server searches among the people; a company admin alone may ask (decision 26). */
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
  const found: Choice[] = (people.data?.results ?? []).map((person) => ({ id: person.id, name: displayName(person) }))
  const chosen = value === undefined ? null : (found.find(({ id }) => id === value) ?? { id: value, name: `#${value}` })
  const options = chosen && !found.includes(chosen) ? [chosen, ...found] : found

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
