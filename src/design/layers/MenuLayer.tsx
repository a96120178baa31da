import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import MuiMenu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import MuiPopover, { type PopoverActions, type PopoverOrigin } from '@mui/material/Popover'
import { type ReactNode, useState, useCallback, useRef } from 'react'

import { MuiTheme } from '~/design/theme/mui-theme'

import { useLayerMessages } from './layer-messages'
import type { PopoverPanelProps } from './layers'

export type MenuAction = {
  label: string
  /** Gets the button of the menu, beside which a panel can open. */
  onClick: (opener: HTMLElement) => void
  icon?: ReactNode
  danger?: boolean
  /** Why the action is unavailable. The action stays in the menu with this reason. */
  disabledReason?: string | undefined
}

type MenuLayerProps = {
  id: string
  /** The button of the menu. Null closes it. */
  anchor: HTMLElement | null
  actions: readonly MenuAction[]
  /** What the actions apply to, above them, where the button does not say it. */
  title?: { first: string; second: string }
  /** It is in the page before it opens, and stays: the first time takes no longer than the others. */
  keepMounted?: boolean
  onClose: () => void
}

/** MUI's menu of commands. */
export const MenuLayer = ({ id, anchor, actions, title, keepMounted = false, onClose }: MenuLayerProps) => (
  <MuiTheme>
    <MuiMenu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      keepMounted={keepMounted}
      onClose={onClose}
      // a button with a menu ends its row; a cell, which has a title, stands in the middle of it
      anchorOrigin={{ vertical: 'bottom', horizontal: title ? 'left' : 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: title ? 'left' : 'right' }}
      {...(title && {
        slotProps: { list: { 'aria-label': `${title.first}, ${title.second}`, subheader: heading(title) } },
      })}
    >
      {actions.map(({ label, onClick, icon, danger = false, disabledReason }) => (
        <MenuItem
          key={label}
          aria-disabled={disabledReason ? true : undefined}
          sx={{
            maxWidth: 320,
            ...(danger && !disabledReason && { color: 'error.main' }),
            ...(disabledReason && { color: 'text.disabled' }),
          }}
          onClick={() => {
            if (disabledReason || !anchor) return
            onClose()
            onClick(anchor)
          }}
        >
          {icon && <ListItemIcon>{icon}</ListItemIcon>}
          <ListItemText
            primary={label}
            secondary={disabledReason}
            sx={{ whiteSpace: 'normal' }}
            slotProps={{ primary: { color: 'inherit' } }}
          />
        </MenuItem>
      ))}
    </MuiMenu>
  </MuiTheme>
)

const heading = ({ first, second }: { first: string; second: string }) => (
  <ListSubheader role="presentation" disableSticky sx={HEADING}>
    <span translate="no">{first}</span>
    <small>{second}</small>
  </ListSubheader>
)

const HEADING = {
  display: 'grid',
  maxWidth: 320,
  px: '10px',
  pt: 0.5,
  pb: 1,
  typography: 'body2',
  fontWeight: 600,
  color: 'text.primary',
  '& > small': { typography: 'caption', color: 'text.secondary' },
} as const

type ListLayerProps<Value extends string> = {
  id: string
  /** Id of the text that names the list. */
  labelledBy: string
  /** Null closes it. The list is at least as wide. */
  anchor: Element | null
  options: readonly { value: Value; label: string; description?: ReactNode; disabled?: boolean }[]
  value: Value | ''
  onChoose: (value: Value) => void
  onClose: () => void
}

/** MUI's menu as the list of a select. */
export function ListLayer<Value extends string>(props: ListLayerProps<Value>) {
  const { id, labelledBy, anchor, options, value, onChoose, onClose } = props
  // it keeps its width while it closes
  const [width, setWidth] = useState<number>()
  if (anchor && anchor.clientWidth !== width) setWidth(anchor.clientWidth)
  return (
    <MuiTheme>
      <MuiMenu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          list: { id, role: 'listbox', 'aria-labelledby': labelledBy, disableListWrap: true },
          paper: { style: { minWidth: width } },
        }}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role="option"
            selected={option.value === value}
            aria-selected={option.value === value}
            disabled={option.disabled ?? false}
            onClick={() => {
              onClose()
              onChoose(option.value)
            }}
          >
            <ListItemText primary={option.label} secondary={option.description} />
          </MenuItem>
        ))}
      </MuiMenu>
    </MuiTheme>
  )
}

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
