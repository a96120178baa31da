import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Member, UserBrand } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { Facts, Name, EmailLink } from '~/design/data/Facts'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { BrandsIcon, UsersIcon } from '~/design/icons/icons'
import { CopyButton } from '~/design/inputs/CopyButton'
import { Drawer } from '~/design/layers/layers'
import { Box, Grow, Row, Stack } from '~/design/layout/Flex'
import { PlainList } from '~/design/layout/PlainList'
import { AppLink, ButtonLink } from '~/features/shared/AppLink'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { accessLink } from '~/features/shared/page-links'
import { QuerySection, useSectionQuery } from '~/features/shared/queries/QuerySection'
import { EditToggle, EmptySection, SectionCard } from '~/features/shared/Section'
import { companyUsersOptions } from '~/features/shared/user/company-users'
import { roleLabel, displayName } from '~/features/shared/user/user-texts'
import { useFormats } from '~/i18n/formats'
import { shownPhone } from '~/validation/phone'

import { userBrandsOptions } from './users-queries'

type UserDrawerProps = {
  /** The user of the address; undefined: the drawer is closed. */
  id: number | undefined
  /** The users of the list, undefined until they are known. Another user is read from the list of all. */
  rows: readonly Member[] | undefined
  /** Changes the access of the user; undefined if the current user may not. */
  renderAccess: ((member: Member) => ReactNode) | undefined
  onClose: () => void
}

/** A user and their brands, beside the list. Company admins change the access there. */
export function UserDrawer({ id: asked, rows, renderAccess, onClose }: UserDrawerProps) {
  // while the drawer closes, it still shows the user
  const [shown, setShown] = useState(asked)
  if (asked !== undefined && asked !== shown) setShown(asked)
  const id = asked ?? shown
  return (
    id !== undefined && <OpenDrawer key={id} id={id} open={asked !== undefined} {...{ rows, renderAccess, onClose }} />
  )
}

function OpenDrawer({ id, open, rows, renderAccess, onClose }: UserDrawerProps & { id: number; open: boolean }) {
  const row = rows?.find((member) => member.id === id)
  const query = { ...companyUsersOptions(), enabled: open && rows !== undefined && row === undefined }
  const { data: all } = useSectionQuery({ ...query, ...INLINE_ERROR })
  const isThis = (member: Member) => member.id === id
  const member = row ?? all?.find(isThis)
  return (
    <Drawer
      open={open}
      title={member ? displayName(member) : <FormattedMessage id="users.person" />}
      onClose={onClose}
      actions={
        renderAccess &&
        member && (
          <ButtonLink {...accessLink({ by: 'user', id })} variant="outlined" color="neutral">
            <FormattedMessage id="lists.access.open" />
          </ButtonLink>
        )
      }
    >
      {member ? (
        <Details {...{ member, renderAccess }} />
      ) : (
        <QuerySection
          query={query}
          skeleton={<SkeletonList rows={4} />}
          failed="users.list.failed"
          isEmpty={(users) => !users.some(isThis)}
          empty={
            <EmptySection icon={<UsersIcon />} title={<FormattedMessage id="users.gone" />}>
              <FormattedMessage id="users.gone.body" />
            </EmptySection>
          }
        >
          {() => null}
        </QuerySection>
      )}
    </Drawer>
  )
}

type DetailsProps = Pick<UserDrawerProps, 'renderAccess'> & { member: Member }

const Details = ({ member, renderAccess }: DetailsProps) => (
  <Stack spacing={3}>
    <SectionCard title={<FormattedMessage id="users.profile" />} level={3}>
      <Profile member={member} />
    </SectionCard>
    <BrandsCard {...{ member, renderAccess }} />
  </Stack>
)

/** The brands of a user. */
export function BrandsCard({ member, renderAccess }: DetailsProps) {
  const [editing, setEditing] = useState(false)
  const head = {
    title: <FormattedMessage id="navigation.brands" />,
    level: 3,
    action: renderAccess && <EditToggle editing={editing} onToggle={() => setEditing(!editing)} />,
  } as const
  return (
    <SectionCard {...head}>
      {editing && renderAccess ? (
        renderAccess(member)
      ) : (
        <QuerySection
          query={userBrandsOptions(member.id)}
          skeleton={<SkeletonList rows={3} />}
          failed="users.brands.failed"
          isEmpty={({ brands }) => brands.length === 0}
          empty={
            <EmptySection icon={<BrandsIcon />} title={<FormattedMessage id="users.brands.empty" />}>
              {renderAccess && <FormattedMessage id="users.brands.empty.body" />}
            </EmptySection>
          }
        >
          {({ brands }) => <Brands brands={brands} />}
        </QuerySection>
      )}
    </SectionCard>
  )
}

const optional = (text: string | null | undefined) => text?.trim() || <FormattedMessage id="lists.notProvided" />

const Email = ({ address }: { address: string }) => (
  // the button is higher than the text, beside which the label stands
  <Row gap={0.5} align="center" mt={-0.5} mb={-0.5}>
    <EmailLink address={address} />
    {address && <CopyButton text={address} />}
  </Row>
)

/** What is known of a user. */
export function Profile({ member }: { member: Member }) {
  const intl = useIntl()
  const { dateTime, date } = useFormats()
  const { email, user_type, position, phone, last_login, date_joined } = member
  return (
    <Facts
      facts={[
        { id: 'email', name: <FormattedMessage id="forms.label.email" />, value: <Email address={email} /> },
        { id: 'role', name: <FormattedMessage id="forms.label.role" />, value: roleLabel(intl, user_type) },
        { id: 'position', name: <FormattedMessage id="forms.label.position" />, value: optional(position) },
        { id: 'phone', name: <FormattedMessage id="forms.label.phone" />, value: optional(phone && shownPhone(phone)) },
        {
          id: 'last',
          name: <FormattedMessage id="users.lastLogin" />,
          value: last_login || last_login === undefined ? dateTime(last_login) : <FormattedMessage id="lists.never" />,
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
