import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '~/features/shared/AppLink'

type WayBackProps = { signedIn: boolean; variant?: ComponentProps<typeof ButtonLink>['variant'] }

/** A link to the dashboard, or to the login. */
export function WayBack({ signedIn, variant = 'contained' }: WayBackProps) {
  const secondary = variant !== 'contained'
  return (
    <ButtonLink
      to={signedIn ? '/dashboard' : '/auth/login'}
      variant={variant}
      color={secondary ? 'neutral' : 'primary'}
    >
      <FormattedMessage id={signedIn ? 'common.backToDashboard' : 'common.backToLogin'} />
    </ButtonLink>
  )
}
