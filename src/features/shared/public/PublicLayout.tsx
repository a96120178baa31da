import { memo, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Box, Link, Row } from '~/design/layout/Flex'
import { MAIN_ID, SkipLink } from '~/design/layout/Link'
import { ThemeButton } from '~/design/theme/theme-mode'
import { LOGO, hiddenEdge, radius, touch } from '~/design/theme/tokens'
import { AppLink } from '~/features/shared/AppLink'
import { type LegalPage, useInstallation } from '~/features/shared/installation'
import { chooseLanguage, useSpokenLanguage } from '~/i18n/language'
import type { PlainMessageId } from '~/i18n/messages'

import { LanguageSelect } from './LanguageSelect'

const PAGES = [
  ['notice', 'navigation.footer.notice'],
  ['terms', 'navigation.footer.terms'],
  ['privacy', 'navigation.footer.privacy'],
  ['cookies', 'navigation.footer.cookies'],
] as const satisfies readonly (readonly [LegalPage, PlainMessageId])[]

/**
 * The links of `config.json` (decision 1), and our own accessibility statement unless `config.json` names one. The
 * links load later and appear without moving anything.
 */
export function LegalFooter() {
  const intl = useIntl()
  const { legal = {}, supportEmail, helpUrl, statusUrl } = useInstallation()
  const statement = <FormattedMessage id="navigation.footer.accessibility" />
  return (
    <Box component="nav" aria-label={intl.formatMessage({ id: 'navigation.footer' })}>
      <Box component="ul" sx={LIST}>
        <li>
          {legal.accessibility ? (
            <Link href={legal.accessibility} color="inherit">
              {statement}
            </Link>
          ) : (
            <AppLink to="/accessibility" color="inherit">
              {statement}
            </AppLink>
          )}
        </li>
        {PAGES.map(
          ([page, label]) =>
            legal[page] && (
              <li key={page}>
                <Link href={legal[page]} color="inherit">
                  <FormattedMessage id={label} />
                </Link>
              </li>
            ),
        )}
        {helpUrl && (
          <li>
            <Link href={helpUrl} color="inherit">
              <FormattedMessage id="navigation.help" />
            </Link>
          </li>
        )}
        {statusUrl && (
          <li>
            <Link href={statusUrl} color="inherit">
              <FormattedMessage id="navigation.status" />
            </Link>
          </li>
        )}
        {supportEmail && (
          <li>
            <Link href={`mailto:${supportEmail}`} color="inherit">
              <FormattedMessage id="navigation.footer.support" />
            </Link>
          </li>
        )}
      </Box>
    </Box>
  )
}

const LIST = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  gap: '4px 20px',
  minHeight: { xs: 56, sm: 26 },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  typography: 'caption',
  color: 'text.secondary',
  '& a': { display: 'inline-block', paddingBlock: '4px', textDecorationColor: 'transparent' },
  [touch]: { '&& a': { marginBlock: 0 } },
  '& a:hover': { color: 'text.primary', textDecorationColor: 'currentColor' },
} as const

/** The name of an installation that is not the real one, in each header. */
export function EnvironmentBadge() {
  const { environment } = useInstallation()
  return (
    environment && (
      <Box component="span" translate="no" title={environment} sx={ENVIRONMENT}>
        {environment}
      </Box>
    )
  )
}

/** Filled: with a border it would look like a button. */
const ENVIRONMENT = {
  ...hiddenEdge,
  overflow: 'hidden',
  padding: '4px 8px',
  borderRadius: `${radius.badge}px`,
  typography: 'caption',
  fontWeight: 600,
  color: 'warning.main',
  backgroundColor: 'warning.soft',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // in the top bar it shares its line with the context of the page
  'header > &': { maxWidth: '25vw' },
} as const

type PublicLayoutProps = {
  children: ReactNode
  /** A page of text: wider than a form, aligned to the top. */
  read?: boolean
  /** The height of the content is not known at first: it starts where it stays. */
  fixed?: boolean
}

/** The shell of public pages: logo, language, theme, legal links. Keep it light: the login uses it. */
export function PublicLayout({ children, read = false, fixed = false }: PublicLayoutProps) {
  const width = read ? 720 : 440
  const alignment = fixed ? FIXED : { justifyContent: read ? 'start' : 'safe center' }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Header />
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ ...MAIN, ...alignment }}>
        <Box sx={{ width: '100%', maxWidth: width }}>{children}</Box>
      </Box>
      <Footer />
    </Box>
  )
}

/** Memoised: header and footer are half of the page and must not render with the form. */
const Header = memo(function Header() {
  const intl = useIntl()
  return (
    <>
      <SkipLink />
      <Box component="header" sx={HEADER}>
        <AppLink to="/" underline="none" aria-label={intl.formatMessage({ id: 'common.app.name' })} sx={HOME}>
          <Wordmark />
        </AppLink>
        <Row gap={0.5} align="center">
          <EnvironmentBadge />
          <LanguageSelect value={useSpokenLanguage()} onChoose={chooseLanguage} />
          <ThemeButton />
        </Row>
      </Box>
    </>
  )
})

const Footer = memo(function Footer() {
  return (
    <Box component="footer" sx={FOOTER}>
      <LegalFooter />
    </Box>
  )
})

const HOME = { display: 'inline-flex', paddingBlock: '4px' } as const

const HEADER = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  padding: { xs: '8px 8px 8px 16px', sm: '12px 16px 12px 24px' },
  // on the right also below a long name
  '& > :last-child': { marginLeft: 'auto' },
} as const

const FOOTER = {
  padding: '16px 16px max(24px, env(safe-area-inset-bottom))',
  paddingInline: { xs: '16px', sm: '24px' },
} as const

const MAIN = {
  flex: 1,
  outline: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: { xs: '16px 16px 32px', sm: '32px 24px 48px' },
} as const

/** About where a form in the middle of the page starts. */
const FIXED = { paddingTop: { xs: '16px', sm: 'clamp(32px, 10dvh, 96px)' } } as const

/** The same for both marks: scripts/brand-pages.ts puts a logo in the place of the product's own mark. */
const MARK = { ...LOGO, maxWidth: { xs: 112, sm: 240 }, color: 'primary.main' } as const

/** The logo of the installation, or the product's own, two overlapping labels, and the product's name. */
function Wordmark() {
  const { logo } = useInstallation().brand ?? {}
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, color: 'text.primary', fontWeight: 650 }}>
      {logo ? (
        <Box component="img" src={logo} alt="" sx={MARK} />
      ) : (
        <Box component="svg" viewBox="0 0 28 28" aria-hidden="true" sx={MARK}>
          <rect width="28" height="28" rx="8" fill="currentColor" />
          <path
            d="M8 9.5A1.5 1.5 0 0 1 9.5 8h4.6c.4 0 .8.2 1.1.4l4.9 5a1.5 1.5 0 0 1 0 2.1l-4.6 4.6a1.5 1.5 0 0 1-2.1 0l-5-4.9c-.2-.3-.4-.7-.4-1.1z"
            fill="var(--mui-palette-primary-contrastText)"
          />
          <circle cx="11.6" cy="11.6" r="1.5" fill="currentColor" />
        </Box>
      )}
      <FormattedMessage id="common.app.name" />
    </Box>
  )
}
