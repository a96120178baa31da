import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '~/features/shared/AppLink'

type WayBackProps = { signedIn: boolean; variant?: ComponentProps<typeof ButtonLink>['variant'] }

/** To where the person can go on: the dashboard, or the sign-in. */
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
