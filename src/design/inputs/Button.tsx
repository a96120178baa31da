/** Contained and primary by default; also `color="neutral"`, `"error"` and `variant="outlined"`, `"text"`. */
export { default as Button, type ButtonProps } from '@mui/material/Button'
