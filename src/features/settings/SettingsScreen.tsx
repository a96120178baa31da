import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { AddressText, Name } from '~/design/data/Facts'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Box, Grow, Row, Typography } from '~/design/layout/Flex'
import { Link } from '~/design/layout/Link'
import { Page } from '~/design/layout/Page'
import { Muted } from '~/design/layout/Text'
import { useInstallation } from '~/features/shared/installation'
import { Sections } from '~/features/shared/Section'
import { companyName, displayName } from '~/features/shared/user/display-name'
import { roleLabel } from '~/features/shared/user/role-label'
import { toDate } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'
import { isCompanyAdmin } from '~/permissions/permissions'
import type { SettingsSection } from '~/permissions/settings-sections'

import { SECTION_LOOK, SettingsNavigation } from './SettingsNavigation'

type SettingsScreenProps = {
  user: User
  /** The sections the user may see, in order, with content from the route. */
  sections: readonly { id: SettingsSection; content: ReactNode }[]
}

/** The user's account, and the company for its administrators. */
export const SettingsScreen = ({ user, sections }: SettingsScreenProps) => (
  <Page title={<FormattedMessage id="settings.title" />}>
    <Box sx={COLUMNS}>
      <SettingsNavigation sections={sections.map(({ id }) => id)} />
      <Sections sx={{ minWidth: 0, maxWidth: '45rem' }}>
        <SettingsIdentity user={user} />
        {sections.map(({ id, content }) => (
          <Box key={id} id={SECTION_LOOK[id].anchor} sx={{ scrollMarginTop: 80 }}>
            {content}
          </Box>
        ))}
        <AccountDates user={user} />
        <OwnData />
      </Sections>
    </Box>
  </Page>
)

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { xs: 2, lg: 4 },
} as const

/** No API call exports data or deletes the account: links to support instead (SET-10). */
function OwnData() {
  const { supportEmail } = useInstallation()
  if (supportEmail === undefined) return null
  const email = (
    <Link href={`mailto:${supportEmail}`}>
      <AddressText>{supportEmail}</AddressText>
    </Link>
  )
  return (
    <Muted as="p" size="small">
      <FormattedMessage id="settings.data" values={{ email }} />
    </Muted>
  )
}

/** Date of the last sign-in and date the account was created. */
function AccountDates({ user }: { user: Pick<User, 'last_login' | 'date_joined'> }) {
  const { date, dateTime } = useFormats()
  return (
    <Muted size="small" row="4px 24px">
      {user.last_login !== undefined && (
        <span>
          {toDate(user.last_login) ? (
            <FormattedMessage id="settings.lastLogin" values={{ when: dateTime(user.last_login) }} />
          ) : (
            <FormattedMessage id="settings.lastLogin.never" />
          )}
        </span>
      )}
      {toDate(user.date_joined) && (
        <span>
          <FormattedMessage id="settings.memberSince" values={{ date: date(user.date_joined) }} />
        </span>
      )}
    </Muted>
  )
}

/** The signed-in user with role and company. */
function SettingsIdentity({ user }: { user: User }) {
  const intl = useIntl()
  const name = displayName(user)
  const company = companyName(user)
  const role = roleLabel(intl, user.user_type, user.company_info?.business_mode)
  const administrator = intl.formatMessage({ id: 'common.role.administrator' })
  return (
    <Row align="center" gap={2}>
      <Avatar name={name} size={56} />
      <Grow>
        <Typography variant="h2" component="div">
          <Name>{name}</Name>
        </Typography>
        <Row wrap align="center" gap="4px 12px">
          <Muted as="span">{[role, company].filter(Boolean).join(' · ')}</Muted>
          {isCompanyAdmin(user) && role !== administrator && <StatusBadge tone="primary">{administrator}</StatusBadge>}
        </Row>
      </Grow>
    </Row>
  )
}
