import { styled } from '@mui/material/styles'
import { useState, type PointerEvent } from 'react'

import { Tooltip } from '~/design/layers/Tooltip'

const Line = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** One line with an ellipsis. A tooltip shows the whole text when it is cut. Screen readers always get all of it. */
export function Truncated({ children }: { children: string }) {
  const [cut, setCut] = useState(false)
  const measure = ({ currentTarget }: PointerEvent<HTMLElement>) =>
    setCut(currentTarget.scrollWidth > currentTarget.clientWidth)
  return (
    <Tooltip title={cut ? children : ''}>
      <Line onPointerEnter={measure}>{children}</Line>
    </Tooltip>
  )
}
