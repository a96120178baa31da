/** Inside Menu only: elsewhere it throws. */
export { default as MenuItem } from '@mui/material/MenuItem'
