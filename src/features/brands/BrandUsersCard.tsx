import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand, BrandUser, User } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { Name, EmailLink } from '~/design/data/Facts'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { UsersIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Box, Column, Grow, Row, Spaced } from '~/design/layout/Flex'
import { PlainList, RuledItem } from '~/design/layout/PlainList'
import { Muted, Strong } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import { accessLink } from '~/features/shared/page-links'
import { QueryCard, QuerySection } from '~/features/shared/queries/QuerySection'
import { EditToggle, EmptySection, Reserved, SectionCard } from '~/features/shared/Section'
import type { ChooseAdmin } from '~/features/shared/user/company-users'
import { roleLabel, displayName } from '~/features/shared/user/user-texts'
import { isReadOnly, managesCompany } from '~/permissions/permissions'

import { brandUsersOptions } from './brand-queries'

type BrandUsersCardProps = {
  user: User
  brand: Brand
  /** Changes who has access; undefined if the user may not. */
  renderAccess: ((brand: Brand) => ReactNode) | undefined
}

/** The users of a brand. Only a company admin changes them. */
export function BrandUsersCard({ user, brand, renderAccess }: BrandUsersCardProps) {
  const [editing, setEditing] = useState(false)
  const head = {
    title: <FormattedMessage id="brandpages.people.title" />,
    action: managesCompany(user) && (
      <Row wrap gap="4px 16px" align="center">
        <AppLink {...accessLink({ by: 'brand', id: brand.id })}>
          <FormattedMessage id="lists.access.open" />
        </AppLink>
        {renderAccess && <EditToggle editing={editing} onToggle={() => setEditing(!editing)} />}
      </Row>
    ),
  }
  return (
    <SectionCard {...head}>
      {editing && renderAccess ? (
        renderAccess(brand)
      ) : (
        <QuerySection
          query={brandUsersOptions(brand.id)}
          skeleton={<SkeletonList rows={4} />}
          failed="lists.users.failed"
          denied={<Reserved reason="brandpages.people.denied" />}
          isEmpty={({ users }) => users.length === 0}
          empty={
            <EmptySection icon={<UsersIcon />} title={<FormattedMessage id="brandpages.people.empty" />}>
              <FormattedMessage id="brandpages.people.empty.body" />
            </EmptySection>
          }
        >
          {({ users }) => <UserList users={users} linked={managesCompany(user)} />}
        </QuerySection>
      )}
    </SectionCard>
  )
}

const AT_FIRST = 8

type UsersProps = {
  users: readonly BrandUser[]
  /** The names lead to the users, for those who may see them. */
  linked: boolean
}

function UserList({ users, linked }: UsersProps) {
  const intl = useIntl()
  const [all, setAll] = useState(false)
  const shown = all ? users : users.slice(0, AT_FIRST)
  return (
    <>
      <PlainList aria-label={intl.formatMessage({ id: 'brandpages.people.title' })}>
        {shown.map((user) => (
          <UserItem key={user.id} user={user} linked={linked} />
        ))}
      </PlainList>
      {users.length > AT_FIRST && (
        <Spaced mt={1.5}>
          <Button size="small" variant="outlined" color="neutral" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? (
              <FormattedMessage id="brandpages.people.fewer" />
            ) : (
              <FormattedMessage id="brandpages.people.all" values={{ count: users.length }} />
            )}
          </Button>
        </Spaced>
      )}
    </>
  )
}

function UserItem({ user, linked }: { user: BrandUser; linked: boolean }) {
  const intl = useIntl()
  const name = displayName(user)
  const role = roleLabel(intl, user.user_type)
  return (
    <RuledItem>
      <Avatar name={name} />
      <Box sx={USER}>
        <Box sx={WORDS}>
          <Strong weight="medium">
            {linked ? (
              <AppLink to="/users" search={{ user: user.id }} color="inherit">
                <Name>{name}</Name>
              </AppLink>
            ) : (
              <Name>{name}</Name>
            )}
          </Strong>
          <Muted size="small">
            <span>{role && user.email ? `${role} · ` : role}</span>
            {user.email && <EmailLink address={user.email} />}
          </Muted>
        </Box>
        {user.is_brand_admin && (
          <StatusBadge tone="primary">
            <FormattedMessage id="common.role.administrator" />
          </StatusBadge>
        )}
        {!user.is_active && (
          <StatusBadge>
            <FormattedMessage id="brandpages.people.inactive" />
          </StatusBadge>
        )}
      </Box>
    </RuledItem>
  )
}

/** In a narrow card, the badges wrap below the text. */
const USER = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  flex: 1,
  minWidth: 0,
} as const
const WORDS = { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' } as const

type BrandAdminCardProps = { user: User; brand: Brand; onChooseAdmin: ChooseAdmin | undefined }

/** At most one administrator. A company admin names them here; others read who can. */
export const BrandAdminCard = ({ user, brand, onChooseAdmin }: BrandAdminCardProps) => (
  <QueryCard
    title={<FormattedMessage id="brandpages.admin" />}
    query={brandUsersOptions(brand.id)}
    skeleton={<SkeletonList rows={2} />}
    failed="lists.users.failed"
    denied={<Reserved reason="brandpages.people.denied" />}
  >
    {({ admin_user: admin }) => (
      <Column gap={2}>
        {admin ? <Admin admin={admin} /> : <NoAdmin />}
        {onChooseAdmin ? (
          <div>
            <Button
              size="small"
              variant="outlined"
              color="neutral"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => onChooseAdmin({ brands: [brand], opener: currentTarget })}
            >
              <FormattedMessage id={admin ? 'brandpages.admin.change' : 'brandpages.admin.set'} />
            </Button>
          </div>
        ) : (
          !isReadOnly(user) && <Reserved reason="brandpages.denied.access" />
        )}
      </Column>
    )}
  </QueryCard>
)

function Admin({ admin }: { admin: BrandUser }) {
  const name = displayName(admin)
  return (
    <Row gap={1.5} align="center">
      <Avatar name={name} />
      <Grow>
        <Strong weight="medium">
          <Name>{name}</Name>
        </Strong>
        <Muted size="small">{admin.email && <EmailLink address={admin.email} />}</Muted>
      </Grow>
    </Row>
  )
}

const NoAdmin = () => (
  <div>
    <Strong weight="medium">
      <FormattedMessage id="brandpages.admin.none" />
    </Strong>
    <Muted size="small">
      <FormattedMessage id="brandpages.admin.none.body" />
    </Muted>
  </div>
)
