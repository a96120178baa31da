import MuiDialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId, type FormEventHandler, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { toastsRoom } from '~/design/feedback/toast-room'
import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'
import { useNarrowerThan } from '~/design/layout/use-breakpoint'

import { LayerForm } from './LayerForm'
import { useMessagePlace } from './message-place'
import { useEverOpen } from './use-ever-open'

export type DialogProps = {
  open: boolean
  /** Says the act: 'Retirer 3 utilisateurs'. */
  title: ReactNode
  children?: ReactNode
  /** The safe one first, the act last. */
  actions?: ReactNode
  onClose: () => void
  /** While a call runs: Escape, the backdrop and the cross do nothing. */
  busy?: boolean
  wide?: boolean
  /** Makes the dialog a form: its last action submits. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** Interrupts with a question, which is read out as it opens. */
  role?: 'dialog' | 'alertdialog'
  /** After the closing movement: the place to forget what was shown. */
  onClosed?: () => void
}

const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', paddingRight: 16 })
const Title = styled(DialogTitle)({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
const Cross = styled('div')({ paddingTop: 16 })

export function Dialog(props: DialogProps) {
  return useEverOpen(props.open) && <DialogLayer {...props} />
}

function DialogLayer(props: DialogProps) {
  const {
    open,
    title,
    children,
    actions,
    onClose,
    onClosed,
    busy = false,
    wide = false,
    onSubmit,
    role = 'dialog',
  } = props
  const intl = useIntl()
  const id = useId()
  const fullScreen = useNarrowerThan('sm')
  const messages = useMessagePlace()
  const asks = role === 'alertdialog' && Boolean(children)
  return (
    <MuiDialog
      open={open}
      onClose={busy ? () => {} : onClose}
      fullScreen={fullScreen}
      fullWidth
      aria-labelledby={id}
      {...(asks && { 'aria-describedby': `${id}-body` })}
      role={role}
      slotProps={{
        paper: { sx: { maxWidth: { sm: wide ? 640 : 480 }, ...(fullScreen && { pb: toastsRoom }) } },
        transition: { ...messages.transition, ...(onClosed && { onExited: onClosed }) },
      }}
    >
      <LayerForm onSubmit={onSubmit}>
        <Head>
          <Title id={id}>{title}</Title>
          <Cross>
            <IconButton
              size="small"
              disabled={busy}
              label={intl.formatMessage({ id: 'common.dialog.close' })}
              onClick={onClose}
            >
              <CloseIcon />
            </IconButton>
          </Cross>
        </Head>
        {children && <DialogContent id={`${id}-body`}>{children}</DialogContent>}
        {actions && <DialogActions>{actions}</DialogActions>}
      </LayerForm>
      {messages.place}
    </MuiDialog>
  )
}
