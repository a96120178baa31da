import { FormattedMessage, useIntl } from 'react-intl'

import { Box, Link } from '~/design/layout/Flex'
import { touch } from '~/design/theme/tokens'
import { AppLink } from '~/features/shared/AppLink'
import { useInstallation, type LegalPage } from '~/features/shared/installation'
import type { PlainMessageId } from '~/i18n/messages'

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
  const { legal = {}, supportEmail } = useInstallation()
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
