import MuiDrawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'

import { toastsHeight } from '~/design/feedback/ToastCard'

import { useMessagePlace } from './message-place'

type SideSheetProps = {
  open: boolean
  onClose: () => void
  label: string
  id?: string
  children: ReactNode
}

/** Shows the side navigation over the page in a narrow window. */
export function SideSheet({ open, onClose, label, id, children }: SideSheetProps) {
  const messages = useMessagePlace()
  return (
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
        transition: messages.transition,
      }}
    >
      {children}
      {messages.place}
    </MuiDrawer>
  )
}
