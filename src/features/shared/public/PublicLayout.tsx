import { memo, type ReactNode } from 'react'
import { useIntl, FormattedMessage } from 'react-intl'

import { Box, Row } from '~/design/layout/Flex'
import { MAIN_ID, SkipLink } from '~/design/layout/SkipLink'
import { AppLink } from '~/features/shared/AppLink'
import { chooseLanguage, useSpokenLanguage } from '~/i18n/language'

import { LanguageSelect } from './LanguageSelect'
import { LegalFooter } from './LegalFooter'
import { ThemeButton } from './ThemeButton'

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
  const place = fixed ? FIXED : { justifyContent: read ? 'start' : 'safe center' }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Header />
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ ...MAIN, ...place }}>
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

/** The logo, two overlapping labels, and the product's name. */
function Wordmark() {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, color: 'text.primary', fontWeight: 650 }}>
      <Box component="svg" viewBox="0 0 28 28" aria-hidden="true" sx={{ width: 28, height: 28, color: 'primary.main' }}>
        <rect width="28" height="28" rx="8" fill="currentColor" />
        <path
          d="M8 9.5A1.5 1.5 0 0 1 9.5 8h4.6c.4 0 .8.2 1.1.4l4.9 5a1.5 1.5 0 0 1 0 2.1l-4.6 4.6a1.5 1.5 0 0 1-2.1 0l-5-4.9c-.2-.3-.4-.7-.4-1.1z"
          fill="var(--mui-palette-primary-contrastText)"
        />
        <circle cx="11.6" cy="11.6" r="1.5" fill="currentColor" />
      </Box>
      <FormattedMessage id="common.app.name" />
    </Box>
  )
}
