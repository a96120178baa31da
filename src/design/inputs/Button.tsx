/** Contained and primary unless told otherwise; `color="neutral"` or `"error"`, `variant="outlined"` or `"text"`. */
export { default as Button, type ButtonProps } from '@mui/material/Button'
