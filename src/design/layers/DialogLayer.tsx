import MuiDialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEventHandler, type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'

import { ABOVE_TOASTS, NOT_BESIDE_DIALOG, toastsHeight } from '~/design/feedback/toast-space'
import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { FOCUSABLE } from '~/design/layout/focus'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import { MuiTheme } from '~/design/theme/mui-theme'
import { styled } from '~/design/theme/styled'

import { useLayerMessages } from './layer-messages'
import type { DialogProps } from './layers'
import { submitByKeys } from './submit-by-keys'

/** The boxes of the layer keep their layout. */
const Form = styled('form')({ display: 'contents' })

/**
 * Turns a dialog or drawer into a form. React bubbles its submit event to an outer form in the React tree, so the event
 * stops here.
 */
export function LayerForm({
  onSubmit,
  children,
}: {
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined
  children: ReactNode
}) {
  if (!onSubmit) return children
  return (
    <Form
      noValidate
      onKeyDown={submitByKeys}
      onSubmit={(event) => {
        event.stopPropagation()
        onSubmit(event)
      }}
    >
      {children}
    </Form>
  )
}

const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', paddingRight: 16 })
const Title = styled(DialogTitle)({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
const Cross = styled('div')({ paddingTop: 16 })

/** MUI's dialog with a title, a close button and actions. */
export function DialogLayer(props: DialogProps) {
  const {
    open,
    title,
    children,
    actions,
    onClose,
    onClosed,
    busy = false,
    wide = false,
    steady = false,
    onSubmit,
    role = 'dialog',
  } = props
  const intl = useIntl()
  const id = useId()
  const fullScreen = useNarrowerThan('sm')
  const messages = useLayerMessages()
  const asks = role === 'alertdialog' && Boolean(children)
  return (
    <MuiTheme>
      <MuiDialog
        open={open}
        onClose={(_event, reason) => {
          // an alert dialog asks for an answer: a click beside it does not close it
          if (!busy && !(role === 'alertdialog' && reason === 'backdropClick')) onClose()
        }}
        fullScreen={fullScreen}
        fullWidth
        aria-labelledby={id}
        {...(asks && { 'aria-describedby': `${id}-body` })}
        role={role}
        slotProps={{
          paper: {
            sx: {
              maxWidth: { sm: wide ? '40rem' : '30rem' },
              ...(steady && !fullScreen && { height: '48rem' }),
              ...(fullScreen ? { pb: toastsHeight } : { [NOT_BESIDE_DIALOG]: { maxHeight: ABOVE_TOASTS } }),
            },
          },
          transition: {
            ...messages.transition,
            onExited() {
              messages.transition.onExited()
              onClosed?.()
            },
          },
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
          {children && (
            <DialogContent id={`${id}-body`} sx={steady ? FILLED : null}>
              <div ref={markScrolling}>{children}</div>
            </DialogContent>
          )}
          {actions && <DialogActions sx={steady ? STEADY_ACTIONS : null}>{actions}</DialogActions>}
        </LayerForm>
        <div data-dialog>{messages.slot}</div>
      </MuiDialog>
    </MuiTheme>
  )
}

/** Content is as tall as its room, if it is not taller. */
const FILLED = { '&, & > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } } as const

/** As below content that scrolls, also while it does not. */
const STEADY_ACTIONS = { padding: '16px 24px', borderTop: 1, borderColor: 'divider' } as const

/**
 * Ref callback for the content of a scroll box. It sets `data-scrolls` on the box while the box can scroll, for its
 * look. If the content has no tab stop, the box becomes one: otherwise keyboard users could not scroll it.
 */
function markScrolling(content: HTMLElement | null) {
  const box = content?.parentElement
  if (!content || !box || typeof ResizeObserver === 'undefined') return undefined
  const look = () => {
    const scrolls = box.scrollHeight > box.clientHeight
    box.dataset['scrolls'] = String(scrolls)
    if (scrolls && !content.querySelector(FOCUSABLE)) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  // the new border changes the observed size: look only in the next frame
  const watch = new ResizeObserver(() => void requestAnimationFrame(look))
  watch.observe(box)
  watch.observe(content)
  return () => watch.disconnect()
}
