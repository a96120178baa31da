import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'

import { TextField } from '~/design/inputs/Field'
import { CancelButton, SubmitButton } from '~/design/inputs/SubmitButton'
import { Spaced, Stack } from '~/design/layout/Flex'
import { pageHeading, passFocusOn } from '~/design/layout/focus'
import { TextElement } from '~/i18n/intl'

import { Dialog } from './layers'

type ConfirmDialogProps = {
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
  /** Read out when it opens; default: what `danger` says. It must not change while the dialog is open. */
  role?: 'dialog' | 'alertdialog'
  busy?: boolean
  /** An alert, shown when the action failed; the dialog stays open. */
  failure?: ReactNode
  /** The action may have happened: the button checks that. */
  verifies?: boolean
  /** The action is not possible yet. */
  disabled?: boolean
}

/**
 * Asks before something that cannot be taken back. What can be, is done at once, with an undo in its toast. Title and
 * button name the action. It interrupts: screen readers read title and text when it opens.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, busyLabel, onConfirm, onClose, onClosed, failure } = props
  const { danger = false, busy = false, verifies = false, disabled = false } = props
  const { role = danger ? 'alertdialog' : 'dialog' } = props
  return (
    <Dialog
      open={open}
      title={title}
      busy={busy}
      onClose={onClose}
      {...(onClosed && { onClosed })}
      role={role}
      onSubmit={(event) => {
        event.preventDefault()
        // a double click can hit the button while the dialog closes; a busy or disabled button refuses by itself
        if (!open) return
        // the element that opened the dialog may be unmounted when it closes
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

type TypedConfirmDialogProps = Omit<ConfirmDialogProps, 'danger' | 'disabled'> & {
  /** The text to type before the action is possible. */
  expected: string
}

/** Removes what a keyboard cannot type: typographic apostrophes, zero-width characters, special spaces. */
const folded = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** For actions that cannot be undone: the user types the name of what will be deleted. */
export function TypedConfirmDialog({ expected, children, onClosed, ...props }: TypedConfirmDialogProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const matches = typed !== '' && folded(typed) === folded(expected)
  const forget = () => {
    setTyped('')
    setLeft(false)
    onClosed?.()
  }
  return (
    <ConfirmDialog {...props} danger disabled={!matches} onClosed={forget}>
      <Stack spacing={2}>
        <div>{children}</div>
        <TextField
          label={intl.formatMessage({ id: 'data.typed.label' }, { name: expected })}
          value={typed}
          readOnly={props.busy ?? false}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          error={left && typed && !matches ? intl.formatMessage({ id: 'data.typed.mismatch' }) : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setLeft(true)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
