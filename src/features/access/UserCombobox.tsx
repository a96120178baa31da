import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import type { Member } from '~/api/generated/types.gen'
import { Combobox } from '~/design/inputs/Combobox'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { displayName } from '~/features/shared/user/user-texts'

import { FIRST_PICK, peopleOptions } from './access-queries'
import { PersonLines } from './ChoiceList'

type UserComboboxProps = {
  label: string
  placeholder: string
  name: string
  /** Whether a user is offered. */
  offers: (user: Member) => boolean
  value: Member | null
  onChange: (user: Member | null) => void
  /** Gets the text that is typed and has chosen nobody yet; empty once somebody is chosen. */
  onTyped?: (text: string) => void
}

/** Chooses one active user, searched by the server. */
export function UserCombobox({ offers, onTyped, ...field }: UserComboboxProps) {
  const intl = useIntl()
  const [search, setSearch] = useState('')
  const list = useQuery({ ...peopleOptions({ ...FIRST_PICK, search }), ...INLINE_ERROR })
  return (
    <Combobox
      {...field}
      options={list.data?.results.filter(offers) ?? []}
      optionKey={({ id }) => id}
      optionLabel={displayName}
      optionText={(user) => `${displayName(user)} ${user.email} ${user.username}`}
      optionNames={(user) => [displayName(user), user.email, user.username]}
      renderOption={(user) => <PersonLines person={user} />}
      onSearch={(text) => {
        setSearch(text)
        onTyped?.(text)
      }}
      loading={list.isPending || list.isPlaceholderData}
      failed={list.isError}
      error={list.isError ? intl.formatMessage({ id: 'users.list.failed' }) : undefined}
      noOption={intl.formatMessage({ id: 'access.none.users' })}
    />
  )
}
