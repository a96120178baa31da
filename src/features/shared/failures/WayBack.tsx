import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'

import { ButtonLink, useIsHere } from '~/features/shared/AppLink'

type WayBackProps = { signedIn: boolean } & Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size'>

/** A link to the dashboard, or to the login. None on that page itself. */
export function WayBack({ signedIn, variant = 'contained', size = 'medium' }: WayBackProps) {
  const to = signedIn ? '/dashboard' : '/auth/login'
  const isHere = useIsHere(to)
  const secondary = variant !== 'contained'
  if (isHere) return null
  return (
    <ButtonLink to={to} variant={variant} size={size} color={secondary ? 'neutral' : 'primary'}>
      <FormattedMessage id={signedIn ? 'common.backToDashboard' : 'common.backToLogin'} />
    </ButtonLink>
  )
}
