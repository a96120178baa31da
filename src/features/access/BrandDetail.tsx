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
import { QuerySection } from '~/features/shared/queries/QuerySection'
import { EmptySection } from '~/features/shared/Section'
import { displayName } from '~/features/shared/user/user-texts'
import { canBeGiven } from '~/permissions/permissions'

import { type AccessPerson, type AccessBrand, type AccessChange, canBeBrandAdmin } from './access-change'
import { peopleOptions } from './access-queries'
import { UserCombobox } from './AdminPicker'
import { AddRows, AssignedPeople } from './AssignedLists'
import { PersonLines } from './ChoiceList'
import { UserAccess, DetailHead, DetailTabs } from './PersonDetail'
import { useAccessMutations } from './use-access-mutations'
import { ChangeProgress, useConfirmedChange } from './use-confirmed-change'

const renderUser = (user: Member) => <PersonLines person={user} />

type BrandAdminProps = {
  brand: AccessBrand
  admin: BrandUser | null
  busy: boolean
  onAsk: (change: AccessChange) => Promise<boolean>
}

/** Shows the administrator of the brand, and sets an active user as administrator (ACC-08). */
function BrandAdmin({ brand, admin, busy, onAsk }: BrandAdminProps) {
  const intl = useIntl()
  const [chosen, setChosen] = useState<Member | null>(null)
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
        <UserCombobox
          label={intl.formatMessage({ id: 'access.admin.choose' })}
          placeholder={intl.formatMessage({ id: 'access.admin.placeholder' })}
          name="user_id"
          offers={(person) => canBeBrandAdmin(person) && person.id !== admin?.id}
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
  selfId: number
  heading: Ref<HTMLHeadingElement>
  busy: boolean
  onAsk: (change: AccessChange) => Promise<boolean>
  onBack: () => void
}

/** A brand and its access. */
export const BrandDetail = ({ brand, selfId, heading, busy, onAsk, onBack }: BrandDetailProps) => (
  <Stack spacing={2}>
    <DetailHead
      heading={heading}
      title={brand.name}
      avatar={<Avatar name={brand.name} size={40} shape="square" />}
      onBack={onBack}
    />
    <BrandAccess {...{ brand, selfId, busy, onAsk }} />
  </Stack>
)

/** The administrator of a brand, the users with access, and those who can be added. */
export const BrandAccess = ({ brand, selfId, busy, onAsk }: Omit<BrandDetailProps, 'heading' | 'onBack'>) => (
  <QuerySection
    query={listBrandUsersOptions({ path: { id: brand.id } })}
    skeleton={<SkeletonList />}
    failed="brands.users.failed"
    gone="access.gone"
  >
    {({ users, admin_user: admin }) => (
      <Stack spacing={2}>
        <Stack spacing={1}>
          <Strong as="div">
            <FormattedMessage id="common.role.administrator" />
          </Strong>
          {admin && <PersonLines person={admin} self={admin.id === selfId} />}
          <BrandAdmin {...{ brand, admin, busy, onAsk }} />
        </Stack>
        <DetailTabs
          count={users.length}
          assigned={<AssignedPeople {...{ brand, users, selfId, busy, onAsk }} />}
          add={
            canBeGiven(brand) ? (
              <AddRows
                kind="users"
                icon={<UsersIcon />}
                column="access.column.user"
                query={peopleOptions}
                rowName={displayName}
                renderRow={renderUser}
                isAssigned={(person) => users.some(({ id }) => id === person.id)}
                busy={busy}
                onAdd={(people) => onAsk({ kind: 'assign', by: 'brand', people, brands: [brand], administered: [] })}
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

export type AccessOfProps = {
  /** The id of the current user. */
  selfId: number
} & ({ user: AccessPerson; brand?: never } | { brand: GivenBrand; user?: never })

/** The access of one user or brand, in their drawer or on their page. */
export function AccessOf({ selfId, user, brand }: AccessOfProps) {
  const { run, running, busy } = useAccessMutations(selfId)
  const { confirmation, reading, request } = useConfirmedChange(run, selfId)
  return (
    <Stack spacing={2}>
      <ChangeProgress {...{ reading, running }} />
      {user ? (
        <UserAccess {...{ user, selfId }} busy={busy({ by: 'user', people: [user], brands: [] })} onAsk={request} />
      ) : (
        <BrandAccess {...{ brand, selfId }} busy={busy({ by: 'brand', people: [], brands: [brand] })} onAsk={request} />
      )}
      {confirmation}
    </Stack>
  )
}
