import { FormattedMessage } from 'react-intl'

import { Link, Stack } from '~/design/layout/layout'
import { PartCard } from '~/features/shared/PartCard'

import { useInstallation } from '../shared/installation'
import { useBillingPortal } from './use-billing-portal'

/** No call for invoices is documented: where they are (B §2, 'invoice sent by email'). */
export function InvoicesCard() {
  const portal = useBillingPortal()
  const { supportEmail } = useInstallation()
  return (
    <PartCard title={<FormattedMessage id="subscription.invoices.title" />}>
      <Stack spacing={1}>
        <div>
          <FormattedMessage id="subscription.invoices.email" />
        </div>
        {portal && (
          <div>
            <FormattedMessage id="subscription.invoices.portal" />{' '}
            <Link href={portal} external>
              <FormattedMessage id="subscription.plan.portal" />
            </Link>
          </div>
        )}
        {supportEmail && (
          <div>
            <FormattedMessage id="subscription.invoices.support" />{' '}
            <Link href={`mailto:${supportEmail}`}>
              <FormattedMessage id="common.contactSupport" />
            </Link>
          </div>
        )}
      </Stack>
    </PartCard>
  )
}
