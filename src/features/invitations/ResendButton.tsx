import { FormattedMessage, useIntl } from 'react-intl'

import { Spinner } from '~/design/feedback/Spinner'
import { SendIcon } from '~/design/icons/icons'
import { ActionButton } from '~/design/inputs/ActionButton'

type ResendButtonProps = { email: string; busy: boolean; paused: boolean; onResend: () => void }

/** Keeps the focus whatever becomes of it; says why it waits. */
export function ResendButton({ email, busy, paused, onResend }: ResendButtonProps) {
  const intl = useIntl()
  const waits = busy ? 'invitations.list.resend.busy' : paused ? 'invitations.list.resend.pause' : undefined
  return (
    <ActionButton
      size="small"
      variant="text"
      // its sign stands in line with the texts above
      sx={{ ml: -1.25, whiteSpace: 'nowrap' }}
      startIcon={busy ? <Spinner /> : <SendIcon />}
      aria-label={intl.formatMessage({ id: 'invitations.list.resend.for' }, { email })}
      aria-busy={busy || undefined}
      disabledReason={waits && intl.formatMessage({ id: waits })}
      onClick={onResend}
    >
      <FormattedMessage id="invitations.list.resend" />
    </ActionButton>
  )
}
