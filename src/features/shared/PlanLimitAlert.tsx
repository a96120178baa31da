import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Spaced } from '~/design/layout/Spaced'
import type { LimitReached } from '~/permissions/plan-limits'

import { ButtonLink } from './AppLink'
import { PlansLabel } from './PlansLabel'

type PlanLimitAlertProps = {
  limit: LimitReached
  /** The user may choose another plan. */
  upgradable: boolean
  role?: 'note' | 'alert'
}

/**
 * BRD-25: says with figures why nothing can be added, and what helps: a larger plan, or a person who may choose one.
 */
export const PlanLimitAlert = ({ limit: { of, used, most }, upgradable, role = 'note' }: PlanLimitAlertProps) => (
  <Alert severity="warning" role={role} data-limit title={<FormattedMessage id={`data.limit.${of}`} />}>
    <FormattedMessage id={`data.limit.${of}.used`} values={{ used, most }} />{' '}
    {upgradable ? (
      <Spaced mt={1} mb={0.5}>
        <ButtonLink to="/subscription/upgrade" size="small" variant="outlined" color="neutral">
          <PlansLabel />
        </ButtonLink>
      </Spaced>
    ) : (
      <FormattedMessage id="data.limit.ask" />
    )}
  </Alert>
)
