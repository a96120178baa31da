/** A list of commands opened by a button; its children are MenuItems. */
export { default as Menu } from '@mui/material/Menu'

/** Throws outside a Menu. */
export { default as MenuItem } from '@mui/material/MenuItem'

/** Describes its child without replacing its name. An empty `title` shows nothing. */
export { default as Tooltip } from '@mui/material/Tooltip'
