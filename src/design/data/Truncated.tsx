import { styled } from '@mui/material/styles'
import { useState } from 'react'

import { Tooltip } from '~/design/layers/Tooltip'

const Line = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** One line with an ellipsis. A tooltip shows the whole text when it is cut. Screen readers always get all of it. */
export function Truncated({ children }: { children: string }) {
  // a list has many of them: the tooltip comes with the pointer
  const [cut, setCut] = useState<HTMLElement>()
  return (
    <>
      <Line
        onPointerEnter={({ currentTarget: line }) => setCut(line.scrollWidth > line.clientWidth ? line : undefined)}
        onPointerLeave={() => setCut(undefined)}
      >
        {children}
      </Line>
      {cut && (
        <Tooltip open describeChild title={children} slotProps={{ popper: { anchorEl: cut } }}>
          <span aria-hidden />
        </Tooltip>
      )}
    </>
  )
}
