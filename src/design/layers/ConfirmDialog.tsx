import type { ReactNode } from 'react'

import { CancelButton } from '~/design/inputs/CancelButton'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { pageHeading } from '~/design/layout/focus-heading'
import { passFocusOn } from '~/design/layout/pass-focus'
import { Spaced } from '~/design/layout/Spaced'
import { TextElement } from '~/i18n/TextElement'

import { Dialog } from './Dialog'

export type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  children?: ReactNode
  /** The verb of the action, never 'OK'. */
  confirm: ReactNode
  busyLabel?: ReactNode
  onConfirm: () => void
  onClose: () => void
  onClosed?: () => void
  danger?: boolean
  busy?: boolean
  /** An alert, shown when the action failed; the dialog stays open. */
  failure?: ReactNode
  /** The action may have happened: the button checks that. */
  verifies?: boolean
  /** The action is not possible yet. */
  disabled?: boolean
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, busyLabel, onConfirm, onClose, onClosed, failure } = props
  const { danger = false, busy = false, verifies = false, disabled = false } = props
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
        // a double click can hit the button while the dialog closes; a busy or disabled button refuses by itself
        if (!open) return
        // the element that opened the dialog may be gone when it closes
        passFocusOn(event.currentTarget, pageHeading)
        onConfirm()
      }}
      actions={
        <>
          <CancelButton disabled={busy} onClick={onClose} />
          <SubmitButton
            busy={busy}
            busyLabel={busyLabel}
            verifies={verifies}
            disabled={disabled}
            color={danger ? 'error' : 'primary'}
          >
            {confirm}
          </SubmitButton>
        </>
      }
    >
      {failure && <Spaced mb={2}>{failure}</Spaced>}
      <TextElement>{children}</TextElement>
    </Dialog>
  )
}
