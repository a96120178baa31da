import { styled } from '@mui/material/styles'

/** What paper has no use for: buttons, and what asks to be pressed. */
export const ScreenOnly = styled('div')({ '@media print': { display: 'none' } })
