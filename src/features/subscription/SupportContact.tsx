import { FormattedMessage } from 'react-intl'

import { Name } from '~/design/data/Facts'
import { Link } from '~/design/layout/Flex'
import { useInstallation } from '~/features/shared/installation'

/** The support's address, on every page about payments; nothing if the installation has none. */
export function SupportContact() {
  const { supportEmail } = useInstallation()
  if (!supportEmail) return null
  return (
    <div>
      <Link href={`mailto:${supportEmail}`}>
        <FormattedMessage id="common.contactSupport" /> <Name>({supportEmail})</Name>
      </Link>
    </div>
  )
}
