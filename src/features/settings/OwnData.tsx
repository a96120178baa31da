import { FormattedMessage } from 'react-intl'

import { Link } from '~/design/layout/Link'
import { Muted } from '~/design/layout/Muted'
import { useInstallation } from '~/features/shared/installation'

/** The documents give no call for it: who wants their data, or their account gone, writes to the support (SET-10). */
export function OwnData() {
  const { supportEmail } = useInstallation()
  if (supportEmail === undefined) return null
  const email = <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
  return (
    <Muted as="p" size="small">
      <FormattedMessage id="settings.data" values={{ email }} />
    </Muted>
  )
}
