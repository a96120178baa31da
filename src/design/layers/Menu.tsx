/** A list of commands opened by a button; its children are MenuItems. */
export { default as Menu } from '@mui/material/Menu'
