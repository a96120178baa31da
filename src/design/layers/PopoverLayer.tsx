import MuiPopover, { type PopoverActions, type PopoverOrigin } from '@mui/material/Popover'
import { useCallback, useRef } from 'react'

import { MuiTheme } from '~/design/theme/mui-theme'

import { useLayerMessages } from './layer-messages'
import type { PopoverPanelProps } from './layers'

type Placing = { anchorOrigin: PopoverOrigin; transformOrigin: PopoverOrigin; margin: string }

const PLACING: Record<NonNullable<PopoverPanelProps['side']>, Placing> = {
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

/** MUI's popover at one of four sides of its anchor. */
export function PopoverLayer({ anchor, onClose, label, side = 'below', width = 320, children }: PopoverPanelProps) {
  const { margin, ...origins } = PLACING[side]
  const messages = useLayerMessages()
  const action = useRef<PopoverActions>(null)
  // MUI positions it once: what it loads may make it too high for the room below its anchor
  const keepInWindow = useCallback((paper: HTMLElement | null) => {
    if (!paper) return undefined
    const watch = new ResizeObserver(() => action.current?.updatePosition())
    watch.observe(paper)
    return () => watch.disconnect()
  }, [])
  return (
    <MuiTheme>
      <MuiPopover
        action={action}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        marginThreshold={16}
        {...origins}
        slotProps={{
          paper: {
            ref: keepInWindow,
            role: 'dialog',
            'aria-label': label,
            sx: { width: `${width / 16}rem`, maxWidth: 'calc(100vw - 32px)', maxHeight: 'calc(100dvh - 32px)', margin },
          },
          transition: messages.transition,
        }}
      >
        {children}
        {messages.slot}
      </MuiPopover>
    </MuiTheme>
  )
}
