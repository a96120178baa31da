import { createLink, useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { AddressText, Name } from '~/design/data/Facts'
import { EmptyState } from '~/design/feedback/EmptyState'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { SettingsIcon } from '~/design/icons/icons'
import { Box, Grow, Row, Typography } from '~/design/layout/Flex'
import { Link, type LinkProps } from '~/design/layout/Link'
import { Page } from '~/design/layout/Page'
import { PlainList } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { chosenMark, touch } from '~/design/theme/tokens'
import { AppLink, ButtonLink } from '~/features/shared/AppLink'
import { useInstallation } from '~/features/shared/installation'
import { SectionBoundary, SectionCard, Sections } from '~/features/shared/Section'
import { roleLabel, companyName, displayName } from '~/features/shared/user/user-texts'
import { toDate } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'
import { hasRight, isCompanyAdmin, type Right, type Rights } from '~/permissions/permissions'

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
          <Box key={id} id={SECTIONS[id].anchor} sx={{ scrollMarginTop: 80 }}>
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
      {user.last_login === null && (
        <span>
          <FormattedMessage id="settings.lastLogin.never" />
        </span>
      )}
      {toDate(user.last_login) && (
        <span>
          <FormattedMessage id="settings.lastLogin" values={{ when: dateTime(user.last_login) }} />
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

/** The sections of the settings page, in order. Language and theme are part of the preferences. */
export const SETTINGS_SECTIONS = ['profile', 'security', 'preferences', 'access', 'company', 'subscription'] as const

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]

/** Without a right, every user sees the section. */
type SectionEntry = { anchor: string; label: PlainMessageId; right?: Right }

/** Anchors are part of URLs and never translated. */
const SECTIONS: Readonly<Record<SettingsSection, SectionEntry>> = {
  profile: { anchor: 'profil', label: 'settings.section.profile' },
  security: { anchor: 'securite', label: 'settings.section.security' },
  preferences: { anchor: 'preferences', label: 'settings.section.preferences' },
  access: { anchor: 'marques', label: 'settings.section.access', right: 'company' },
  company: { anchor: 'entreprise', label: 'settings.section.company', right: 'company' },
  subscription: { anchor: 'abonnement', label: 'navigation.subscription', right: 'subscription' },
}

/** The sections a user may see; none when signed out. That of the company needs its data. */
export const settingsSections = (user: (Rights & Partial<Pick<User, 'company_info'>>) | null): SettingsSection[] =>
  user
    ? SETTINGS_SECTIONS.filter(
        (section) => hasRight(user, SECTIONS[section].right) && (section !== 'company' || Boolean(user.company_info)),
      )
    : []

function subscribe(listener: () => void) {
  for (const event of ['scroll', 'resize'] as const) window.addEventListener(event, listener, { passive: true })
  return () => {
    for (const event of ['scroll', 'resize'] as const) window.removeEventListener(event, listener)
  }
}

/**
 * The section named in the URL, as long as its top is in the window; else the last section whose top is in or above the
 * upper third of the window. At the end of the page it is the last section, which may be too short to get there.
 */
function sectionInSight(anchors: readonly string[], named: string): string | undefined {
  const tops = new Map(anchors.map((anchor) => [anchor, document.getElementById(anchor)?.getBoundingClientRect().top]))
  const top = tops.get(named)
  if (top !== undefined && top >= 0 && top < window.innerHeight) return named
  const { scrollHeight, clientHeight } = document.documentElement
  if (window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1) return anchors.at(-1)
  const begun = anchors.filter((anchor) => (tops.get(anchor) ?? Infinity) < window.innerHeight / 3)
  return begun.at(-1) ?? anchors[0]
}

/** The current section of a page with sections. @param anchors in order */
function useSectionInSight(anchors: readonly string[]): string | undefined {
  const named = useRouterState({ select: ({ location }) => location.hash })
  return useSyncExternalStore(subscribe, () => sectionInSight(anchors, named))
}

/** All links lead to this page, so the router cannot tell which one is current. */
const SectionLink = createLink(({ current, ...link }: LinkProps & { current: boolean }) => (
  <Link {...link} aria-current={current ? 'location' : undefined} />
))

/** Links to the sections: beside them, and where there is no room for that above them, in as many rows as they need. */
export function SettingsNavigation({ sections }: { sections: readonly SettingsSection[] }) {
  const intl = useIntl()
  const inSight = useSectionInSight(sections.map((section) => SECTIONS[section].anchor))
  return (
    <Box component="nav" aria-label={intl.formatMessage({ id: 'settings.sections' })} sx={NAVIGATION}>
      <SectionBoundary>
        <PlainList gap={0.5}>
          {sections.map((section) => {
            const { anchor, label } = SECTIONS[section]
            return (
              <li key={section}>
                <SectionLink to="/settings" hash={anchor} current={anchor === inSight} sx={LINK}>
                  <FormattedMessage id={label} />
                </SectionLink>
              </li>
            )
          })}
        </PlainList>
      </SectionBoundary>
    </Box>
  )
}

const NAVIGATION = {
  position: { lg: 'sticky' },
  top: 80,
  minWidth: 0,
  '& ul': { display: { xs: 'flex', lg: 'grid' }, flexWrap: 'wrap' },
  '@media print': { display: 'none' },
} as const

const LINK = {
  display: 'block',
  px: 1.5,
  py: 1,
  borderRadius: 1,
  color: 'text.secondary',
  textDecoration: 'none',
  // a row of its own, not a link within a text
  [touch]: { '&&&': { paddingBlock: 1.5, marginBlock: 0 } },
  '&:hover': { color: 'text.primary', backgroundColor: 'action.hover' },
  '&[aria-current]': { color: 'primary.main', backgroundColor: 'primary.soft', fontWeight: 600, ...chosenMark },
} as const

/** Leads a read-only user to who has access to which brand. `AccessCard` is for users who change it. */
export const AccessReviewCard = () => (
  <SectionCard
    title={<FormattedMessage id="settings.section.access" />}
    description={<FormattedMessage id="access.intro" />}
  >
    <AppLink to="/settings/access-review">
      <FormattedMessage id="access.review.open" />
    </AppLink>
  </SectionCard>
)

/** No session, or it has ended. */
export const SignInFirst = () => (
  <Page title={<FormattedMessage id="settings.title" />} narrow>
    <EmptyState
      icon={<SettingsIcon />}
      title={<FormattedMessage id="settings.signIn" />}
      action={
        <ButtonLink to="/auth/login" search={{ redirect: '/settings' }}>
          <FormattedMessage id="settings.diagnosis.signIn" />
        </ButtonLink>
      }
    />
  </Page>
)
