import MuiDialog from '@mui/material/Dialog'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { useNarrowerThan, useVisibleHeight } from '~/design/layout/use-viewport'
import { MuiTheme } from '~/design/theme/mui-theme'
import { styled } from '~/design/theme/styled'

import { useLayerMessages } from './layer-messages'
import { useEverOpen } from './layers'

type CommandLayerProps = {
  open: boolean
  onClose: () => void
  /** Announced when the layer opens. */
  label: string
  children: ReactNode
}

/** On a phone the layer covers the page: there is nothing beside it to press. It shares the line of the field. */
const Close = styled('div')({ position: 'absolute', top: 4, insetInlineEnd: 4, display: 'flex' })

/** The list fills the window, down to the keyboard, and the field leaves room for the button. */
const FULL = {
  '--list-most': 'none',
  '--field-end': '48px',
  height: '100dvh',
  pb: 'env(safe-area-inset-bottom)',
} as const

/** A field with its list, over the upper part of the page. On a phone it covers the whole page. */
export function CommandLayer({ open, onClose, label, children }: CommandLayerProps) {
  const intl = useIntl()
  const needed = useEverOpen(open)
  const messages = useLayerMessages()
  const fullScreen = useNarrowerThan('sm')
  const visible = useVisibleHeight()
  if (!needed) return null
  return (
    <MuiTheme>
      <MuiDialog
        open={open}
        onClose={onClose}
        fullScreen={fullScreen}
        fullWidth
        slotProps={{
          container: { sx: { alignItems: 'flex-start' } },
          // the layer has no title to name it
          paper: {
            'aria-label': label,
            'aria-labelledby': undefined,
            sx: { maxWidth: { sm: 640 }, ...(fullScreen ? FULL : { mt: '12vh' }) },
            style: fullScreen && visible !== null ? { height: visible } : undefined,
          },
          transition: messages.transition,
        }}
      >
        {children}
        {fullScreen && (
          <Close>
            <IconButton label={intl.formatMessage({ id: 'common.dialog.close' })} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </Close>
        )}
        {messages.slot}
      </MuiDialog>
    </MuiTheme>
  )
}
