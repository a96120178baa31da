import { keyframes } from '@mui/material/styles'

import { styled } from '~/design/theme/styled'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** As tall as the text around it. Always beside words that say what is happening. */
export const Spinner = styled('span')({
  display: 'inline-block',
  flexShrink: 0,
  width: '1.1em',
  height: '1.1em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
})
