import { FormattedMessage } from 'react-intl'

import { StatusBadge } from '~/design/feedback/StatusBadge'
import { BillingBadge } from '~/features/shared/BillingBadge'

/** Marks the plan of the company; a cancelled one is not called current. */
export const CurrentBadge = ({ cancelled }: { cancelled: boolean }) =>
  cancelled ? (
    <BillingBadge status="cancelled" />
  ) : (
    <StatusBadge tone="success">
      <FormattedMessage id="plans.current.badge" />
    </StatusBadge>
  )
