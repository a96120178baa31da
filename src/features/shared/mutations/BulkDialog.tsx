import { type ReactNode, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Dialog, type DialogProps } from '~/design/layers/layers'
import { passFocusOn } from '~/design/layout/focus'

import type { useBulk } from './use-bulk'

type BulkDialogProps = Omit<DialogProps, 'actions' | 'busy' | 'onSubmit'> & {
  bulk: Pick<ReturnType<typeof useBulk>, 'running' | 'stop' | 'reset'> & { outcome: object | undefined }
  /** The texts of the buttons. `submit` is missing where nothing is left to do; `progress` replaces it while calls run. */
  texts: { submit: ReactNode; progress: ReactNode; stop: ReactNode }
  /** Instead of 'Cancel': leads to an earlier step. */
  back?: { text: ReactNode; onClick: () => void } | undefined
  /** The calls cannot be undone. */
  danger?: boolean
  disabled: boolean
  onSubmit: () => void
}

/** A dialog for calls that are made one after the other (`useBulk`): its first button stops them. */
export function BulkDialog({ bulk, texts, back, danger, disabled, onSubmit, onClosed, ...dialog }: BulkDialogProps) {
  const first = useRef<HTMLButtonElement>(null)
  const { running, stop, outcome, reset } = bulk
  const { open, onClose } = dialog
  const leave = outcome ? { text: <FormattedMessage id="common.close" />, onClick: onClose } : back
  return (
    <Dialog
      {...dialog}
      busy={running}
      onClosed={() => {
        reset()
        onClosed?.()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!open || disabled) return
        if (document.activeElement) passFocusOn(document.activeElement, () => first.current)
        onSubmit()
      }}
      actions={
        <>
          {/* one element, which keeps the focus after a stop */}
          <Button ref={first} variant="outlined" color="neutral" onClick={running ? stop : (leave?.onClick ?? onClose)}>
            {running ? texts.stop : (leave?.text ?? <FormattedMessage id="common.cancel" />)}
          </Button>
          {texts.submit && (
            <SubmitButton
              color={danger ? 'error' : 'primary'}
              busy={running}
              disabled={disabled}
              busyLabel={texts.progress}
            >
              {texts.submit}
            </SubmitButton>
          )}
        </>
      }
    />
  )
}
