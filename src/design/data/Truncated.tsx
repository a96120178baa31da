import { TooltipText, useTooltip } from '~/design/layers/Tooltip'
import { createClass } from '~/design/theme/styled'
import { readableHost } from '~/platform/readable-host'

import { addressPieces } from './Facts'

const useLineClass = createClass({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** A name in a table and all texts of a card may have several lines. */
const isCut = (line: HTMLElement) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight

/**
 * One line with an ellipsis. The tooltip of a cut text shows all of it. It is created on hover, since a list has many
 * of these texts; it stays while the pointer is on it, and Escape closes it. Screen readers always get the whole text.
 */
export function Truncated({ children }: { children: string }) {
  const { anchor, close, stop, onPointerEnter, onPointerLeave } = useTooltip(isCut)
  const text = readableHost(children)
  return (
    <>
      <span key={text} className={useLineClass()} translate="no" data-truncated {...{ onPointerEnter, onPointerLeave }}>
        {addressPieces(text)}
      </span>
      {anchor && (
        <TooltipText anchor={anchor} onClose={close} onPointerEnter={stop} onPointerLeave={onPointerLeave}>
          {children}
        </TooltipText>
      )}
    </>
  )
}

/** Lets a `Truncated` take several lines before it is cut. */
export const severalLines = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, whiteSpace: 'normal' }) as const
