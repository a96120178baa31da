import MuiDrawer from '@mui/material/Drawer'
import { useId } from 'react'
import { useIntl } from 'react-intl'

import { toastsHeight } from '~/design/feedback/toast-space'
import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { belowEachOther, MuiTheme } from '~/design/theme/mui-theme'
import { styled } from '~/design/theme/styled'
import { lowWindow } from '~/design/theme/tokens'

import { LayerForm } from './DialogLayer'
import { useLayerMessages } from './layer-messages'
import type { DrawerProps, SideSheetProps } from './layers'

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 56,
  padding: '8px 12px 8px 24px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, flex: 1, minWidth: 0, margin: 0 }))
// in a low window the whole drawer scrolls, as the dialog does
const Body = styled('div')({
  flex: 1,
  overflowY: 'auto',
  padding: 24,
  [lowWindow]: { flex: 'none', overflowY: 'visible' },
})
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  flexWrap: 'wrap',
  padding: '12px 24px calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ...belowEachOther(theme),
}))

/** MUI shows a drawer that is open from the start without its transition, which tells `useLayerMessages`. */
const APPEAR = { appear: true } as const

/** MUI's drawer with a title, a close button and actions. */
export function DrawerLayer({
  open,
  title,
  children,
  actions,
  onClose,
  busy = false,
  anchor = 'right',
  onSubmit,
}: DrawerProps) {
  const intl = useIntl()
  const id = useId()
  const side = anchor === 'right'
  const messages = useLayerMessages()
  return (
    <MuiTheme>
      <MuiDrawer
        open={open}
        anchor={anchor}
        onClose={busy ? () => {} : onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': id,
            sx: side
              ? { width: 480, maxWidth: '100vw', pb: { xs: toastsHeight, md: 0 } }
              : { maxHeight: '85dvh', pb: toastsHeight },
          },
          transition: { ...messages.transition, ...APPEAR },
        }}
      >
        <LayerForm onSubmit={onSubmit}>
          <Head>
            <Title id={id}>{title}</Title>
            <IconButton
              size="small"
              disabled={busy}
              label={intl.formatMessage({ id: 'common.close' })}
              onClick={onClose}
            >
              <CloseIcon />
            </IconButton>
          </Head>
          <Body>{children}</Body>
          {actions && <Foot>{actions}</Foot>}
        </LayerForm>
        {messages.slot}
      </MuiDrawer>
    </MuiTheme>
  )
}

/** MUI's drawer at the left. */
export function SideSheetLayer({ open, onClose, label, id, children }: SideSheetProps) {
  const messages = useLayerMessages()
  return (
    <MuiTheme>
      <MuiDrawer
        open={open}
        anchor="left"
        onClose={onClose}
        slotProps={{
          paper: {
            id,
            role: 'dialog',
            'aria-modal': true,
            'aria-label': label,
            sx: { width: 296, maxWidth: 'calc(100vw - 40px)', pb: toastsHeight },
          },
          transition: { ...messages.transition, ...APPEAR },
        }}
      >
        {children}
        {messages.slot}
      </MuiDrawer>
    </MuiTheme>
  )
}
