import { type Ref, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { listBrandUsersOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand, BrandUser, Member } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { BrandsIcon, UsersIcon } from '~/design/icons/icons'
import { ActionButton } from '~/design/inputs/ActionButton'
import { Stack, Box } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import { userListOptions } from '~/features/shared/lists/use-list-filters'
import { QuerySection } from '~/features/shared/queries/QuerySection'
import { EmptySection } from '~/features/shared/Section'
import { useCurrentUser } from '~/features/shared/user/current-user'
import { displayName } from '~/features/shared/user/user-texts'
import { canBeBrandAdmin, canBeGiven } from '~/permissions/permissions'

import { type AccessUser, type AccessBrand, adminChangeOf, type RequestedChange } from './access-change'
import { UserCombobox } from './AdminPicker'
import { AddRows, AssignedUsers } from './AssignedLists'
import { useAccessMutations } from './use-access-mutations'
import { ChangeProgress, useConfirmedChange } from './use-confirmed-change'
import { UserAccess, DetailHead, DetailTabs } from './UserDetail'
import { UserLines } from './UserLines'

const renderUser = (user: Member) => <UserLines user={user} />

type BrandAdminProps = {
  brand: AccessBrand
  admin: BrandUser | null
  busy: boolean
  onRequest: (change: RequestedChange) => Promise<boolean>
}

/** Shows the administrator of the brand, and sets an active user as administrator (ACC-08). */
function BrandAdmin({ brand, admin, busy, onRequest }: BrandAdminProps) {
  const intl = useIntl()
  const [chosen, setChosen] = useState<Member | null>(null)
  const reason = chosen === null ? ('access.admin.first' as const) : busy ? ('access.act.busy' as const) : undefined

  async function name(user: Member | null) {
    if (user === null) return
    if (await onRequest(adminChangeOf(user, [brand], 'brand'))) setChosen(null)
  }

  return (
    <Stack spacing={1.5}>
      {admin === null && (
        <Muted as="p">
          <FormattedMessage id="access.admin.none" />
        </Muted>
      )}
      <Box sx={LINE}>
        <UserCombobox
          label={intl.formatMessage({ id: 'access.admin.choose' })}
          placeholder={intl.formatMessage({ id: 'access.admin.placeholder' })}
          name="user_id"
          offers={(user) => canBeBrandAdmin(user) && user.id !== admin?.id}
          value={chosen}
          onChange={setChosen}
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

export type GivenBrand = AccessBrand & Pick<Brand, 'is_active'>

type BrandDetailProps = {
  brand: GivenBrand
  heading: Ref<HTMLHeadingElement>
  busy: boolean
  onRequest: (change: RequestedChange) => Promise<boolean>
  onBack: () => void
}

/** A brand and its access. */
export const BrandDetail = ({ brand, heading, busy, onRequest, onBack }: BrandDetailProps) => (
  <Stack spacing={2}>
    <DetailHead
      heading={heading}
      title={brand.name}
      avatar={<Avatar name={brand.name} size={40} shape="square" />}
      onBack={onBack}
    />
    <BrandAccess {...{ brand, busy, onRequest }} />
  </Stack>
)

/** The administrator of a brand, the users with access, and those who can be added. */
export function BrandAccess({ brand, busy, onRequest }: Omit<BrandDetailProps, 'heading' | 'onBack'>) {
  const selfId = useCurrentUser()?.id
  return (
    <QuerySection
      query={listBrandUsersOptions({ path: { id: brand.id } })}
      skeleton={<SkeletonList />}
      failed="lists.users.failed"
      notFound="access.gone"
    >
      {({ users, admin_user: admin }) => (
        <Stack spacing={2}>
          <Stack spacing={1}>
            <Strong as="div">
              <FormattedMessage id="common.role.administrator" />
            </Strong>
            {admin && <UserLines user={admin} self={admin.id === selfId} />}
            <BrandAdmin {...{ brand, admin, busy, onRequest }} />
          </Stack>
          <DetailTabs
            count={users.length}
            assigned={<AssignedUsers {...{ brand, users, busy, onRequest }} />}
            add={
              canBeGiven(brand) ? (
                <AddRows
                  kind="users"
                  icon={<UsersIcon />}
                  column="access.column.user"
                  query={userListOptions}
                  rowName={displayName}
                  renderRow={renderUser}
                  isAssigned={(user) => users.some(({ id }) => id === user.id)}
                  busy={busy}
                  onAdd={(added) => onRequest({ kind: 'assign', by: 'brand', brand, users: added })}
                />
              ) : (
                <EmptySection icon={<BrandsIcon />} title={<FormattedMessage id="access.review.brandInactive" />}>
                  <FormattedMessage id="access.add.inactive.body" />
                </EmptySection>
              )
            }
          />
        </Stack>
      )}
    </QuerySection>
  )
}

export type AccessOfProps = { user: AccessUser; brand?: never } | { brand: GivenBrand; user?: never }

/** The access of one user or brand, in their drawer or on their page. */
export function AccessOf({ user, brand }: AccessOfProps) {
  const { run, running, busy } = useAccessMutations()
  const { confirmation, reading, request } = useConfirmedChange(run)
  return (
    <Stack spacing={2}>
      <ChangeProgress {...{ reading, running }} />
      {user ? (
        <UserAccess user={user} busy={busy('user', user.id)} onRequest={request} />
      ) : (
        <BrandAccess brand={brand} busy={busy('brand', brand.id)} onRequest={request} />
      )}
      {confirmation}
    </Stack>
  )
}
