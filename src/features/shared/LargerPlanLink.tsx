import { FormattedMessage } from 'react-intl'

import { Spaced } from '~/design/layout/Flex'

import { AppLink, ButtonLink } from './AppLink'
import type { LargerPlan } from './larger-plan'

type LargerPlanLinkProps = {
  largerPlan: LargerPlan
  /** A button on a line of its own instead of a link in the text. */
  button?: boolean
}

/** For users who manage the subscription: a link to a larger plan, or a note that there is none. */
export const LargerPlanLink = ({ largerPlan: { highest, to, label }, button = false }: LargerPlanLinkProps) => (
  <>
    {highest && <FormattedMessage id="data.limit.highest" />}{' '}
    {button ? (
      <Spaced mt={1} mb={0.5}>
        <ButtonLink to={to} size="small" variant="outlined" color="neutral">
          <FormattedMessage id={label} />
        </ButtonLink>
      </Spaced>
    ) : (
      <AppLink to={to} color="inherit">
        <FormattedMessage id={label} />
      </AppLink>
    )}
  </>
)
