import { FormattedMessage } from 'react-intl'

import { Button } from '~/design/inputs/Button'

import { Dialog } from './layers'

type ConfirmLeaveProps = { open: boolean; onStay: () => void; onLeave: () => void }

/** Shown before leaving a page or drawer with unsaved changes. Escape stays. */
export function ConfirmLeave({ open, onStay, onLeave }: ConfirmLeaveProps) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={<FormattedMessage id="common.unsaved.title" />}
      onClose={onStay}
      actions={
        <>
          <Button variant="outlined" color="error" onClick={onLeave}>
            <FormattedMessage id="common.unsaved.leave" />
          </Button>
          <Button autoFocus onClick={onStay}>
            <FormattedMessage id="common.unsaved.stay" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="common.unsaved.body" />
    </Dialog>
  )
}
