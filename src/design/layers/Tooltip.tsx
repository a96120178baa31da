/** Describes its child, which keeps its own name; an empty `title` shows nothing. */
export { default as Tooltip } from '@mui/material/Tooltip'
