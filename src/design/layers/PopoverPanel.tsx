import MuiPopover, { type PopoverOrigin } from '@mui/material/Popover'
import { type ReactNode, useState } from 'react'

import { Button } from '~/design/inputs/Button'

import { useEverOpen } from './Dialog'
import { useMessagePlace } from './message-place'

type Side = 'below' | 'below-end' | 'above' | 'right'

type PopoverPanelProps = {
  /** The element it opens beside; null closes it. */
  anchor: Element | null
  onClose: () => void
  /** Accessible name, announced when the panel opens. */
  label: string
  side?: Side
  /** In px at the default text size. */
  width?: number
  children: ReactNode
}

type Placing = { anchorOrigin: PopoverOrigin; transformOrigin: PopoverOrigin; margin: string }

const PLACING: Record<Side, Placing> = {
  below: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
    transformOrigin: { vertical: 'top', horizontal: 'left' },
    margin: '4px 0 0',
  },
  'below-end': {
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    transformOrigin: { vertical: 'top', horizontal: 'right' },
    margin: '4px 0 0',
  },
  above: {
    anchorOrigin: { vertical: 'top', horizontal: 'left' },
    transformOrigin: { vertical: 'bottom', horizontal: 'left' },
    margin: '-4px 0 0',
  },
  right: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    transformOrigin: { vertical: 'bottom', horizontal: 'left' },
    margin: '0 0 0 8px',
  },
}

/** Fields and choices beside the button that opened them. Escape or a click outside closes it and returns the focus. */
export function PopoverPanel({ anchor, onClose, label, side = 'below', width = 320, children }: PopoverPanelProps) {
  const { margin, ...origins } = PLACING[side]
  const needed = useEverOpen(anchor !== null)
  const messages = useMessagePlace()
  if (!needed) return null
  return (
    <MuiPopover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      marginThreshold={16}
      {...origins}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { width: `${width / 16}rem`, maxWidth: 'calc(100vw - 32px)', maxHeight: 'calc(100dvh - 32px)', margin },
        },
        transition: messages.transition,
      }}
    >
      {children}
      {messages.place}
    </MuiPopover>
  )
}

type PopoverButtonProps = {
  /** Names both the button and its panel. */
  label: string
  icon: ReactNode
  children: (close: () => void) => ReactNode
}

/** A toolbar button that opens a panel. The panel ends where the button ends: toolbars are at the right. */
export function PopoverButton({ label, icon, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        variant="outlined"
        color="neutral"
        startIcon={icon}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <PopoverPanel anchor={anchor} onClose={close} label={label} side="below-end">
        {children(close)}
      </PopoverPanel>
    </>
  )
}
