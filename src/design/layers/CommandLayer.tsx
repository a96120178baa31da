import MuiDialog from '@mui/material/Dialog'
import type { ReactNode } from 'react'

import { useNarrowerThan } from '~/design/layout/use-breakpoint'

import { useMessagePlace } from './message-place'
import { useEverOpen } from './use-ever-open'

type CommandLayerProps = {
  open: boolean
  onClose: () => void
  /** Read out on opening. */
  label: string
  children: ReactNode
}

/** A field with its list over the page, at the height of the eyes; the whole of a phone. */
export function CommandLayer({ open, onClose, label, children }: CommandLayerProps) {
  const needed = useEverOpen(open)
  const messages = useMessagePlace()
  const fullScreen = useNarrowerThan('sm')
  if (!needed) return null
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      fullScreen={fullScreen}
      fullWidth
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        // named by what it is, since no title stands in it
        paper: {
          'aria-label': label,
          'aria-labelledby': undefined,
          sx: { maxWidth: { sm: 640 }, ...(!fullScreen && { mt: '12vh' }) },
        },
        transition: messages.transition,
      }}
    >
      {children}
      {messages.place}
    </MuiDialog>
  )
}
