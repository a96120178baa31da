import { FormattedMessage, useIntl } from 'react-intl'

import { Link } from '~/design/layout'
import { useInstallation } from '~/features/shared/installation'

/** No call of the provider resets a password: the support does (LOG-21). Without its address there is nobody to ask. */
export function ForgotPassword() {
  const intl = useIntl()
  const { supportEmail } = useInstallation()
  if (!supportEmail) return undefined
  const subject = encodeURIComponent(intl.formatMessage({ id: 'auth.forgotPassword.subject' }))
  return (
    <Link href={`mailto:${supportEmail}?subject=${subject}`}>
      <FormattedMessage id="auth.login.forgotPassword" />
    </Link>
  )
}
