import type { MouseEvent, Ref } from 'react'
import { FormattedMessage } from 'react-intl'

import { SendIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'

import type { InvitePhase, InviteProgress } from './use-invite'

type InviteActionsProps = {
  /** All invitations are sent. */
  done: boolean
  /** Some were sent, or may have been: to close the dialog cancels none of them. */
  begun: boolean
  phase: InvitePhase
  progress: InviteProgress | undefined
  /** Number of invitations that would be sent. */
  ready: number
  finish: Ref<HTMLButtonElement>
  onAnother: (event: MouseEvent<HTMLElement>) => void
  onClose: () => void
}

export function InviteActions({ done, begun, phase, progress, ready, finish, onAnother, onClose }: InviteActionsProps) {
  const busy = phase !== 'idle'
  if (done)
    return (
      <>
        <Button key="another" variant="outlined" color="neutral" onClick={onAnother}>
          <FormattedMessage id="invitations.dialog.another" />
        </Button>
        <Button key="done" ref={finish} sx={STEADY} onClick={onClose}>
          <FormattedMessage id="invitations.dialog.done" />
        </Button>
      </>
    )
  return (
    <>
      {/* one element: whoever has stopped keeps the focus */}
      <Button
        variant="outlined"
        color="neutral"
        disabled={phase === 'checking'}
        onClick={progress ? progress.stop : onClose}
      >
        <FormattedMessage id={progress ? 'invitations.dialog.stop' : begun ? 'common.close' : 'common.cancel'} />
      </Button>
      <SubmitButton
        sx={STEADY}
        busy={busy}
        busyLabel={
          progress && progress.total > 1 ? (
            <FormattedMessage
              id="invitations.dialog.sending.progress"
              values={{ done: progress.done, total: progress.total }}
            />
          ) : (
            <FormattedMessage
              id={phase === 'checking' ? 'invitations.dialog.checking' : 'invitations.dialog.sending'}
            />
          )
        }
      >
        <SendIcon size={18} />
        <FormattedMessage id="invitations.dialog.submit" values={{ count: ready }} />
      </SubmitButton>
    </>
  )
}

/** Wide enough for every label of it, so the button beside it stays where it is; no wider than a phone with large text. */
const STEADY = { minWidth: 'min(100%, 16.5rem)' } as const
