import { FormattedMessage, useIntl } from 'react-intl'

import type { Member, UserBrand } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { Facts } from '~/design/data/Facts'
import { Name } from '~/design/data/Name'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { BrandsIcon } from '~/design/icons/icons'
import { Drawer } from '~/design/layers/Drawer'
import { Box, Grow, Stack } from '~/design/layout/Flex'
import { PlainList } from '~/design/layout/PlainList'
import { AppLink, ButtonLink } from '~/features/shared/AppLink'
import { accessLink } from '~/features/shared/page-links'
import { QueryCard } from '~/features/shared/queries/QuerySection'
import { EmptySection, SectionCard } from '~/features/shared/Section'
import { displayName } from '~/features/shared/user/display-name'
import { roleLabel } from '~/features/shared/user/role-label'
import { useFormats } from '~/i18n/formats'
import { shownPhone } from '~/validation/phone'

import { userBrandsOptions } from './users-queries'

type UserDrawerProps = {
  member: Member
  open: boolean
  /** Whether the current user may change access. */
  manages: boolean
  onClose: () => void
}

/** A user and their brands, beside the list. Access is changed in the settings. */
export const UserDrawer = ({ member, open, manages, onClose }: UserDrawerProps) => (
  <Drawer
    open={open}
    title={displayName(member)}
    onClose={onClose}
    actions={
      manages && (
        <ButtonLink {...accessLink({ by: 'user', id: member.id })} variant="outlined" color="neutral">
          <FormattedMessage id="users.access" />
        </ButtonLink>
      )
    }
  >
    <Stack spacing={3}>
      <SectionCard title={<FormattedMessage id="users.profile" />} level={3}>
        <Profile member={member} />
      </SectionCard>
      <QueryCard
        title={<FormattedMessage id="navigation.brands" />}
        level={3}
        query={userBrandsOptions(member.id)}
        skeleton={<SkeletonList rows={3} />}
        failed="users.brands.failed"
        isEmpty={({ brands }) => brands.length === 0}
        empty={
          <EmptySection icon={<BrandsIcon />} title={<FormattedMessage id="users.brands.empty" />}>
            <FormattedMessage id="users.brands.empty.body" />
          </EmptySection>
        }
      >
        {({ brands }) => <Brands brands={brands} />}
      </QueryCard>
    </Stack>
  </Drawer>
)

const optional = (text: string | null | undefined) => text?.trim() || <FormattedMessage id="data.notProvided" />

function Profile({ member }: { member: Member }) {
  const intl = useIntl()
  const { dateTime, date } = useFormats()
  const { email, user_type, position, phone, last_login, date_joined } = member
  return (
    <Facts
      facts={[
        { id: 'email', name: <FormattedMessage id="forms.label.email" />, value: email },
        { id: 'role', name: <FormattedMessage id="forms.label.role" />, value: roleLabel(intl, user_type) },
        { id: 'position', name: <FormattedMessage id="forms.label.position" />, value: optional(position) },
        { id: 'phone', name: <FormattedMessage id="forms.label.phone" />, value: optional(phone && shownPhone(phone)) },
        {
          id: 'last',
          name: <FormattedMessage id="users.lastLogin" />,
          value: last_login || last_login === undefined ? dateTime(last_login) : <FormattedMessage id="data.never" />,
        },
        { id: 'since', name: <FormattedMessage id="users.since" />, value: date(date_joined) },
      ]}
    />
  )
}

const Brands = ({ brands }: { brands: readonly UserBrand[] }) => (
  <PlainList>
    {brands.map(({ id, name, is_admin, is_active }) => (
      <Box component="li" key={id} sx={ROW}>
        <Avatar name={name} shape="square" size={24} />
        <Box sx={WORDS}>
          <Grow sx={NAME}>
            <AppLink to="/brands/$brandId" params={{ brandId: String(id) }}>
              <Name>{name}</Name>
            </AppLink>
          </Grow>
          {is_admin && (
            <StatusBadge tone="primary">
              <FormattedMessage id="common.role.administrator" />
            </StatusBadge>
          )}
          {!is_active && (
            <StatusBadge>
              <FormattedMessage id="brands.inactive" />
            </StatusBadge>
          )}
        </Box>
      </Box>
    ))}
  </PlainList>
)

const ROW = { display: 'flex', alignItems: 'flex-start', gap: '12px', py: 1 } as const

/** One line is as high as the avatar. */
const WORDS = {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minWidth: 0,
  minHeight: '1.5rem',
} as const

/** The name keeps its width; the badges wrap below. */
const NAME = { flexBasis: '8rem' } as const
