/** A small layer beside what opened it, for what is no list of commands. */
export { default as Popover } from '@mui/material/Popover'
