import { FormattedMessage } from 'react-intl'

import type { PlainMessageId } from '~/i18n/messages'

import { ButtonLink } from './AppLink'
import type { LargerPlan } from './larger-plan'
import { useIsHere } from './use-is-here'

type FrameLinkProps = { to: LargerPlan['to']; label: PlainMessageId }

/** A link of the shell to the plans or the subscription. Not shown on that page itself. */
export function FrameLink({ to, label }: FrameLinkProps) {
  const isHere = useIsHere(to)
  if (isHere) return null
  return (
    // outlined: the page below has the one filled button
    <ButtonLink to={to} size="small" variant="outlined" color="neutral">
      <FormattedMessage id={label} />
    </ButtonLink>
  )
}
