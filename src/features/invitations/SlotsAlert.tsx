import { FormattedMessage } from 'react-intl'

import type { SlotsCheck } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { Spaced } from '~/design/layout/Spaced'
import { ButtonLink } from '~/features/shared/AppLink'
import { PlansLabel } from '~/features/shared/PlansLabel'

type SlotsAlertProps = {
  slots: SlotsCheck
  /** Number of people to invite. */
  asked: number
  /** Shows a link to the plans, for users who may choose one. */
  upgradable: boolean
}

/** INV-13: why nothing was sent, with figures if the provider sends them, and what to do. */
export function SlotsAlert({ slots, asked, upgradable }: SlotsAlertProps) {
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
      {upgradable && (
        <Spaced mt={1} mb={0.5}>
          <ButtonLink to="/subscription/upgrade" size="small" variant="outlined" color="neutral">
            <PlansLabel />
          </ButtonLink>
        </Spaced>
      )}
    </Alert>
  )
}
