/** Describes its child without replacing its name. An empty `title` shows nothing. */
export { default as Tooltip } from '@mui/material/Tooltip'
