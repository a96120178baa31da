import { useEffect, useRef, useState } from 'react'

import { Tooltip } from '~/design/layers/mui'
import { createClass } from '~/design/theme/styled'

import { AddressText } from './Facts'

const useLineClass = createClass({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** In ms, as in the theme for other tooltips and in MUI for touch. */
const DELAYS = { mouse: { open: 300, close: 100 }, touch: { open: 700, close: 1500 } } as const

/** A name in a table and all texts of a card may have several lines. */
const isCut = (line: HTMLElement) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight

/**
 * One line with an ellipsis. The tooltip of a cut text shows all of it. It is created on hover, since a list has many
 * of these texts; it stays while the pointer is on it, and Escape closes it. Screen readers always get the whole text.
 */
export function Truncated({ children }: { children: string }) {
  const [cut, setCut] = useState<HTMLElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  const later = (line: HTMLElement | undefined, ms: number) => {
    stop()
    timer.current = setTimeout(() => setCut(line), ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const close = () => later(undefined, DELAYS.mouse.close)

  return (
    <>
      <span
        className={useLineClass()}
        data-truncated
        onPointerEnter={({ currentTarget: line, pointerType }) => {
          if (isCut(line)) later(line, DELAYS[pointerType === 'touch' ? 'touch' : 'mouse'].open)
        }}
        onPointerLeave={({ pointerType }) =>
          later(undefined, DELAYS[pointerType === 'touch' ? 'touch' : 'mouse'].close)
        }
      >
        <AddressText>{children}</AddressText>
      </span>
      {cut && (
        <Tooltip
          open
          title={children}
          onClose={() => setCut(undefined)}
          slotProps={{ popper: { anchorEl: cut, onPointerEnter: stop, onPointerLeave: close } }}
        >
          <span aria-hidden />
        </Tooltip>
      )}
    </>
  )
}

/** Lets a `Truncated` take several lines before it is cut. */
export const severalLines = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, whiteSpace: 'normal' }) as const
