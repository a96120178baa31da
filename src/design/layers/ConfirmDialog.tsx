import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Button } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'

import { Dialog } from './Dialog'

export type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  children?: ReactNode
  /** The verb of the act, never 'OK'. */
  confirm: ReactNode
  busyLabel?: ReactNode
  onConfirm: () => void
  onClose: () => void
  onClosed?: () => void
  danger?: boolean
  busy?: boolean
  /** The dialog stays open on a failure and says it. */
  failure?: ReactNode
  /** The act is not possible yet. */
  disabled?: boolean
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, busyLabel, onConfirm, onClose, onClosed, failure } = props
  const { danger = false, busy = false, disabled = false } = props
  return (
    <Dialog
      open={open}
      title={title}
      busy={busy}
      onClose={onClose}
      {...(onClosed && { onClosed })}
      role={danger ? 'alertdialog' : 'dialog'}
      onSubmit={(event) => {
        event.preventDefault()
        // while it closes, its button is still there for a second click; busy or disabled, it refuses the click
        if (open) onConfirm()
      }}
      actions={
        <>
          <Button variant="outlined" color="neutral" disabled={busy} onClick={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <SubmitButton busy={busy} busyLabel={busyLabel} disabled={disabled} color={danger ? 'error' : 'primary'}>
            {confirm}
          </SubmitButton>
        </>
      }
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      {children}
    </Dialog>
  )
}
