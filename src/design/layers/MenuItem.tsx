/** Throws outside a Menu. */
export { default as MenuItem } from '@mui/material/MenuItem'
