import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { BrandUser, Member } from '~/api/generated/types.gen'
import { ActionButton } from '~/design/inputs/ActionButton'
import { Combobox } from '~/design/inputs/Combobox'
import { Box, Stack } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { displayName } from '~/features/shared/display-name'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'

import { canBeBrandAdmin, type AccessBrand, type AccessChange } from './access-change'
import { FIRST_PICK, peopleOptions } from './access-queries'
import { PersonLines } from './PersonLines'

type BrandAdminProps = {
  brand: AccessBrand
  admin: BrandUser | null
  busy: boolean
  onAsk: (change: AccessChange) => Promise<boolean>
}

/** Shows the administrator of the brand, and sets an active user as administrator (ACC-08). */
export function BrandAdmin({ brand, admin, busy, onAsk }: BrandAdminProps) {
  const intl = useIntl()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Member | null>(null)
  const list = useQuery({ ...peopleOptions({ ...FIRST_PICK, search }), ...INLINE_ERROR })
  const people = list.data?.results.filter((person) => canBeBrandAdmin(person) && person.id !== admin?.id) ?? []
  const reason = chosen === null ? ('access.admin.first' as const) : busy ? ('access.act.busy' as const) : undefined

  async function name(person: Member | null) {
    if (person === null) return
    const change = { kind: 'admin', by: 'brand', people: [person], brands: [brand], administered: [] } as const
    if (await onAsk(change)) setChosen(null)
  }

  return (
    <Stack spacing={1.5}>
      {admin === null && (
        <Muted as="p">
          <FormattedMessage id="access.admin.none" />
        </Muted>
      )}
      <Box sx={LINE}>
        <Combobox
          label={intl.formatMessage({ id: 'access.admin.choose' })}
          placeholder={intl.formatMessage({ id: 'access.admin.placeholder' })}
          options={people}
          optionKey={({ id }) => id}
          optionLabel={displayName}
          optionText={(person) => `${displayName(person)} ${person.email}`}
          optionNames={(person) => [displayName(person), person.email, person.username]}
          renderOption={(person) => <PersonLines person={person} />}
          value={chosen}
          onChange={setChosen}
          onSearch={setSearch}
          loading={list.isPending || list.isPlaceholderData}
          failed={list.isError}
          error={list.isError ? intl.formatMessage({ id: 'users.list.failed' }) : undefined}
          noOption={intl.formatMessage({ id: 'access.none.users' })}
          name="user_id"
        />
        <ActionButton
          variant="outlined"
          color="neutral"
          disabledReason={reason && intl.formatMessage({ id: reason })}
          onClick={() => void name(chosen)}
        >
          <FormattedMessage id={admin ? 'access.admin.replace' : 'access.act.admin'} />
        </ActionButton>
      </Box>
    </Stack>
  )
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1.5,
  '& > div': { flex: '1 1 200px', minWidth: 0 },
} as const
