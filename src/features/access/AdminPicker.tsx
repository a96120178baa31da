import { useQuery } from '@tanstack/react-query'
import { useState, useEffect, useEffectEvent, useMemo } from 'react'
import { useIntl, FormattedMessage } from 'react-intl'

import { listBrandUsersOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Member } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { ProgressBar } from '~/design/feedback/ProgressBar'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { dismissToast, toast } from '~/design/feedback/toasts'
import { Combobox } from '~/design/inputs/Combobox'
import { SearchListbox } from '~/design/inputs/SearchListbox'
import { PopoverPanel } from '~/design/layers/layers'
import { Box, Column } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { userListOptions } from '~/features/shared/lists/use-list-filters'
import { QueryFailure } from '~/features/shared/queries/QuerySection'
import type { AdminTarget } from '~/features/shared/user/company-users'
import { displayName } from '~/features/shared/user/user-texts'
import { canBeBrandAdmin } from '~/permissions/permissions'
import { plainWords } from '~/platform/text'

import { type AccessBrand, type AccessChange, type AccessUser, adminChangeOf } from './access-change'
import { FIRST_PICK } from './access-queries'
import { useAccessMutations } from './use-access-mutations'
import { useConfirmedChange } from './use-confirmed-change'
import { UserLines } from './UserLines'

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
  const list = useQuery({ ...userListOptions({ ...FIRST_PICK, search }), ...INLINE_ERROR })
  return (
    <Combobox
      {...field}
      options={list.data?.results.filter(offers) ?? []}
      optionKey={({ id }) => id}
      optionLabel={displayName}
      optionText={(user) => `${displayName(user)} ${user.email} ${user.username}`}
      optionNames={(user) => [displayName(user), user.email, user.username]}
      renderOption={(user) => <UserLines user={user} />}
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

type AdminPickerProps = {
  target: AdminTarget
  open: boolean
  onClose: () => void
  /** The change, or its undoing, failed or is unconfirmed. */
  onFailed?: (change: AccessChange) => void
}

/**
 * Chooses the administrator of one brand, or of several, beside the control that asked for it. Nobody is asked again
 * unless an administrator is replaced.
 */
export function AdminPicker({ target: { brands, opener }, open, onClose, onFailed }: AdminPickerProps) {
  const intl = useIntl()
  const { run, running, stopMakingAdmin } = useAccessMutations({ onFailed })
  const { confirmation, reading, request } = useConfirmedChange(run)
  const title = intl.formatMessage({ id: 'access.admin.name' }, { brand: brands[0]?.name ?? '', count: brands.length })
  const isMakingAdmin = running.includes('admin')
  const progress = reading ? 'access.preview.reading' : isMakingAdmin ? 'access.processing.admin' : undefined

  // the panel has closed by then; one brand takes no time
  const onStop = useEffectEvent(stopMakingAdmin)
  useEffect(() => {
    if (!progress || brands.length < 2) return
    const id = toast({
      severity: 'info',
      title: intl.formatMessage({ id: progress }),
      lasting: true,
      ...(isMakingAdmin && {
        action: { label: intl.formatMessage({ id: 'access.leave.stop' }), onClick: () => onStop() },
      }),
    })
    return () => dismissToast(id)
  }, [progress, isMakingAdmin, brands.length, intl])

  return (
    <>
      <PopoverPanel anchor={open ? opener : null} onClose={onClose} label={title} width={360}>
        <Column p={1.5}>
          <Strong as="p">{title}</Strong>
        </Column>
        <UserChoice
          // another brand: nothing is left of the search before
          key={brands.map(({ id }) => id).join()}
          brands={brands}
          onChoose={(user) => {
            onClose()
            void request(adminChangeOf(user, brands, 'brand'))
          }}
        />
      </PopoverPanel>
      {confirmation}
    </>
  )
}

type UserChoiceProps = {
  brands: readonly AccessBrand[]
  /** The id of a user who is not offered. */
  except?: number
  onChoose: (user: AccessUser) => void
}

/** Users who may administer a brand: those of the brand first. */
export function UserChoice({ brands, except, onChoose }: UserChoiceProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const search = text.trim()
  const [brand] = brands
  const ofBrand = useQuery({
    ...listBrandUsersOptions({ path: { id: brand?.id ?? 0 } }),
    ...INLINE_ERROR,
    enabled: brands.length === 1,
  })
  const list = useQuery({ ...userListOptions({ ...FIRST_PICK, search }), ...INLINE_ERROR })
  const members = ofBrand.data?.users
  const admin = ofBrand.data?.admin_user
  const found = list.data?.results
  const { options, memberIds } = useMemo(() => {
    const words = plainWords(search)
    const offered = (user: AccessUser) => canBeBrandAdmin(user) && user.id !== admin?.id && user.id !== except
    const first = (members ?? []).filter((user) => offered(user) && plainWords(textOf(user)).includes(words))
    const ids = new Set(first.map(({ id }) => id))
    const others = (found ?? []).filter((user) => offered(user) && !ids.has(user.id))
    return { options: [...first, ...others], memberIds: ids }
  }, [members, found, admin, except, search])
  // both at once: no row moves under the pointer
  const loading = ofBrand.isLoading || list.isPending
  const failed = list.isError && (
    <Column p={2}>
      <QueryFailure
        failed="users.list.failed"
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    </Column>
  )

  return (
    <Box sx={{ position: 'relative' }}>
      <ProgressBar active={!loading && list.isFetching} label={intl.formatMessage({ id: 'access.loading' })} />
      <SearchListbox<AccessUser>
        label={intl.formatMessage({ id: 'access.search.users' })}
        text={text}
        onType={setText}
        options={loading ? [] : options}
        optionKey={({ id }) => id}
        optionText={textOf}
        optionNames={(user) => [displayName(user), user.email, user.username]}
        renderOption={(user) => (
          <>
            <Avatar name={displayName(user)} />
            <UserLines user={user} narrow />
          </>
        )}
        {...(memberIds.size > 0 && {
          group: ({ id }) =>
            intl.formatMessage({ id: memberIds.has(id) ? 'access.admin.members' : 'access.admin.others' }),
        })}
        selected={null}
        onChoose={onChoose}
        busy={list.isPlaceholderData}
        empty={
          failed || (
            <Box sx={LIST_ROOM}>
              {loading || list.isPlaceholderData ? (
                <SkeletonList rows={4} />
              ) : (
                <Muted as="p" role="status">
                  <FormattedMessage id="access.none.users" />
                </Muted>
              )}
            </Box>
          )
        }
      />
      {options.length > 0 && failed}
    </Box>
  )
}

/** As high as the list can become: the panel is placed once, before its options are there. */
const LIST_ROOM = { p: 2, minHeight: 'min(320px, 50dvh)' } as const

const textOf = (user: AccessUser) => `${displayName(user)} ${user.email}`
