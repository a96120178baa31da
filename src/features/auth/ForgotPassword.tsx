import { FormattedMessage, useIntl } from 'react-intl'

import { Link } from '~/design/layout/layout'
import { useInstallation } from '~/features/shared/installation'

/** The API has no password reset: users write to support (LOG-21). Shows nothing without a support address. */
export function ForgotPassword() {
  const intl = useIntl()
  const { supportEmail } = useInstallation()
  if (!supportEmail) return undefined
  const subject = encodeURIComponent(intl.formatMessage({ id: 'auth.forgotPassword.subject' }))
  return (
    <Link href={`mailto:${supportEmail}?subject=${subject}`} sx={ROW}>
      <FormattedMessage id="auth.login.forgotPassword" />
    </Link>
  )
}

/** As tall as the checkbox beside it: a large enough target, also when it wraps below. */
const ROW = { display: 'inline-flex', alignItems: 'center', minHeight: 40 } as const
