import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { CheckIcon, SendIcon } from '~/design/icons/icons'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Tooltip } from '~/design/layers/mui'
import { Box } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/pass-focus'
import { touch } from '~/design/theme/tokens'

type ResendButtonProps = {
  email: string
  busy: boolean
  /** It may be sent again: the button checks that. */
  unconfirmed?: boolean
  paused: boolean
  onResend: () => void
}

/** During the pause the server would refuse (INV-17). A mark then replaces the button, takes its focus and says so. */
export function ResendButton({ email, busy, unconfirmed = false, paused, onResend }: ResendButtonProps) {
  const intl = useIntl()
  const place = useRef<HTMLElement>(null)
  if (paused && !busy) {
    const sent = intl.formatMessage({ id: 'invitations.list.resend.sent' })
    const pause = intl.formatMessage({ id: 'invitations.list.resend.pause' })
    return (
      <Tooltip title={pause} describeChild={false}>
        <Box
          component="span"
          ref={place}
          role="img"
          aria-label={`${sent}. ${pause}`}
          // a list of the expired ones loses its row, and the mark with it
          onFocus={(event) => passFocusOn(event.currentTarget)}
          sx={MARK}
        >
          <CheckIcon size={16} />
          <Box component="span" sx={WORD}>
            {sent}
          </Box>
        </Box>
      </Tooltip>
    )
  }
  return (
    <SubmitButton
      type="button"
      size="small"
      variant="outlined"
      color="neutral"
      aria-label={intl.formatMessage(
        { id: unconfirmed ? 'invitations.list.resend.verify' : 'invitations.list.resend.for' },
        { email },
      )}
      busy={busy}
      sx={BUTTON}
      onClick={(event) => {
        passFocusOn(event.currentTarget, () => place.current)
        onResend()
      }}
    >
      <SendIcon size={16} />
      <Box component="span" sx={WORD}>
        <FormattedMessage id={unconfirmed ? 'common.verify' : 'invitations.list.resend'} />
      </Box>
    </SubmitButton>
  )
}

const BUTTON = { flexShrink: 0, minWidth: { xs: 44, sm: 64 }, whiteSpace: 'nowrap' } as const

/** Cards on a phone leave the room to the address. */
const WORD = { display: { xs: 'none', sm: 'inline' } } as const

/** As large as the button that it replaces. */
const MARK = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.5,
  px: 1,
  minWidth: BUTTON.minWidth,
  minHeight: 32,
  [touch]: { minHeight: 44 },
  flexShrink: 0,
  borderRadius: 1,
  typography: 'body2',
  color: 'success.main',
} as const
