import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Link, Typography } from '~/design/layout/layout'
import { useInstallation, type LegalPage } from '~/features/shared/installation'

/** REG-48: what one agrees to by creating an account. The words stand before `config.json` has come; the links do not. */
export function LegalSentence() {
  const { legal = {} } = useInstallation()
  const linked = (page: LegalPage) => (words: ReactNode[]) =>
    legal[page] ? (
      <Link key={page} href={legal[page]} external>
        {words}
      </Link>
    ) : (
      words
    )
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id="onboarding.account.legal" values={{ terms: linked('terms'), privacy: linked('privacy') }} />
    </Typography>
  )
}
