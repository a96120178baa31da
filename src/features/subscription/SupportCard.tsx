import { FormattedMessage } from 'react-intl'

import { Link, Stack } from '~/design/layout/layout'
import { PartCard } from '~/features/shared/PartCard'

import { useInstallation } from '../shared/installation'

/** No call for invoices is documented: where they are (B §2, 'invoice sent by email'), and whom to ask. */
export function SupportCard() {
  const { supportEmail } = useInstallation()
  return (
    <PartCard
      title={
        <FormattedMessage id={supportEmail ? 'subscription.support.title' : 'subscription.support.titleInvoices'} />
      }
    >
      <Stack spacing={1}>
        <div>
          <FormattedMessage id="subscription.support.invoices" />
        </div>
        {supportEmail && (
          <div>
            <Link href={`mailto:${supportEmail}`}>
              <FormattedMessage id="common.contactSupport" /> ({supportEmail})
            </Link>
          </div>
        )}
      </Stack>
    </PartCard>
  )
}
