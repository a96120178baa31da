/** Contained and primary by default; also `color="neutral"`, `"error"` and `variant="outlined"`, `"text"`. Its `loading` shows nothing: `SubmitButton` waits. */
export { default as Button, type ButtonProps } from '@mui/material/Button'
