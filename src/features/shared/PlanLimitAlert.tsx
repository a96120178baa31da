import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Spaced } from '~/design/layout/Spaced'
import type { LimitReached } from '~/permissions/plan-limits'

import { ButtonLink } from './AppLink'
import { PlansLabel } from './PlansLabel'

type PlanLimitAlertProps = {
  limit: LimitReached
  /** May choose another plan. */
  upgradable: boolean
  role?: 'note' | 'alert'
}

/** BRD-25: why nothing can be added, with figures, and what helps: a larger plan, or somebody who may choose one. */
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
