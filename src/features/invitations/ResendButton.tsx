import { useRef } from 'react'
import { useIntl } from 'react-intl'

import { Spinner } from '~/design/feedback/Spinner'
import { CheckIcon, SendIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'
import { Tooltip } from '~/design/layers/Tooltip'
import { Box } from '~/design/layout/layout'
import { passFocusOn } from '~/design/layout/pass-focus'
import { touch } from '~/design/theme/tokens'

type ResendButtonProps = { email: string; busy: boolean; paused: boolean; onResend: () => void }

/** During the pause, when the server would refuse (INV-17), a mark replaces the button, takes its focus and says so. */
export function ResendButton({ email, busy, paused, onResend }: ResendButtonProps) {
  const intl = useIntl()
  const place = useRef<HTMLElement>(null)
  if (paused && !busy) {
    const pause = intl.formatMessage({ id: 'invitations.list.resend.pause' })
    return (
      <Tooltip title={pause} describeChild={false}>
        <Box component="span" ref={place} role="img" aria-label={pause} sx={MARK}>
          <CheckIcon size={18} />
        </Box>
      </Tooltip>
    )
  }
  return (
    <Tooltip title={intl.formatMessage({ id: busy ? 'invitations.list.resend.busy' : 'invitations.list.resend' })}>
      <IconButton
        size="small"
        label={intl.formatMessage({ id: 'invitations.list.resend.for' }, { email })}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={(event) => {
          if (busy) return
          passFocusOn(event.currentTarget, () => place.current)
          onResend()
        }}
      >
        {busy ? <Spinner /> : <SendIcon />}
      </IconButton>
    </Tooltip>
  )
}

/** As large as the button whose place it takes. */
const MARK = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  [touch]: { width: 44, height: 44 },
  flexShrink: 0,
  borderRadius: 1,
  color: 'success.main',
} as const
