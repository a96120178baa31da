import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Link } from '~/design/layout/layout'
import { Muted } from '~/design/layout/Muted'
import { useInstallation, type LegalPage } from '~/features/shared/installation'

/** REG-48: the legal sentence. Its text is shown before `config.json` loads; the links appear after it. */
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
    <Muted as="p" size="small">
      <FormattedMessage id="onboarding.account.legal" values={{ terms: linked('terms'), privacy: linked('privacy') }} />
    </Muted>
  )
}
