import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useId, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { MoreIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'

import { useEverOpen } from './Dialog'
import { Menu, MenuItem } from './mui'

export type MenuAction = {
  label: string
  /** Gets the button of the menu, beside which a panel can open. */
  onClick: (opener: HTMLElement) => void
  icon?: ReactNode
  danger?: boolean
  /** Why the action is unavailable. The action stays in the menu with this reason. */
  disabledReason?: string | undefined
}

type RowMenuProps = {
  /** The item that the actions apply to; the button is named 'Plus d’actions pour …'. */
  name: string
  /** Called only when the menu opens: a list has as many menus as rows. */
  actions: () => readonly MenuAction[]
}

/** The '⋯' menu of a row or card. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const intl = useIntl()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null
  const needed = useEverOpen(open)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        size="small"
        label={intl.formatMessage({ id: 'data.moreActions.for' }, { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {needed && (
        <Menu
          id={id}
          anchorEl={anchor}
          open={open}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          {actions().map(({ label, onClick, icon, danger = false, disabledReason }) => (
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
                close()
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
        </Menu>
      )}
    </>
  )
}
