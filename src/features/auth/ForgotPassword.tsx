import { FormattedMessage, useIntl } from 'react-intl'

import { Link } from '~/design/layout/layout'
import { useInstallation } from '~/features/shared/installation'

/** No call of the provider resets a password: the support does (LOG-21). Without its address there is nobody to ask. */
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

/** As tall as the checkbox beside it: easy to hit, also where it stands under it. */
const ROW = { display: 'inline-flex', alignItems: 'center', minHeight: 40 } as const
