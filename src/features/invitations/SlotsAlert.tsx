import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { SlotsCheck } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { largerPlanFor } from '~/features/shared/larger-plan'
import { LargerPlanLink } from '~/features/shared/LargerPlanLink'

type SlotsAlertProps = {
  slots: SlotsCheck
  /** Number of people to invite. */
  asked: number
  /** The user manages the subscription: shows what helps. */
  upgradable: boolean
}

/** Why nothing was sent, with figures if the provider sends them, and what to do (INV-13). */
export function SlotsAlert({ slots, asked, upgradable }: SlotsAlertProps) {
  const { data: user } = useQuery(getCurrentUserOptions())
  const { available, requested, users_used: used, users_limit: limit } = slots
  return (
    <Alert severity="warning" role="alert" title={<FormattedMessage id="invitations.dialog.slots.title" />}>
      {typeof available === 'number' && (
        <div>
          <FormattedMessage
            id="invitations.dialog.slots.body"
            values={{ available: Math.max(0, available), requested: requested ?? asked }}
          />
        </div>
      )}
      {used !== undefined && typeof limit === 'number' && limit > 0 && (
        <div>
          <FormattedMessage id="invitations.dialog.slots.usage" values={{ used, limit }} />
        </div>
      )}
      {upgradable && <LargerPlanLink largerPlan={largerPlanFor(user)} button />}
    </Alert>
  )
}
