import { TooltipText, useTooltip } from '~/design/layers/Tooltip'
import { createClass } from '~/design/theme/styled'
import { readableHost } from '~/platform/web-address'

import { addressPieces } from './Facts'

/** One line with an ellipsis. */
export const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const useLineClass = createClass({ display: 'block', ...CUT })

/** A name in a table and all texts of a card may have several lines. */
const isCut = (line: HTMLElement) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight

/** For an element that is `CUT`: its props, and the tooltip that shows all of a cut text. */
export function useTruncated(whole: string) {
  const { anchor, close, stop, onPointerEnter, onPointerLeave } = useTooltip(isCut)
  return {
    line: { translate: 'no', 'data-truncated': true, onPointerEnter, onPointerLeave } as const,
    tooltip: anchor && (
      <TooltipText anchor={anchor} onClose={close} onPointerEnter={stop} onPointerLeave={onPointerLeave}>
        {whole}
      </TooltipText>
    ),
  }
}

/**
 * One line with an ellipsis. The tooltip of a cut text shows all of it. It is created on hover, since a list has many
 * of these texts; it stays while the pointer is on it, and Escape closes it. Screen readers always get the whole text.
 */
export function Truncated({ children }: { children: string }) {
  const { line, tooltip } = useTruncated(children)
  const text = readableHost(children)
  return (
    <>
      <span key={text} className={useLineClass()} {...line}>
        {addressPieces(text)}
      </span>
      {tooltip}
    </>
  )
}

/** Lets a `Truncated` take several lines before it is cut. */
export const severalLines = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, whiteSpace: 'normal' }) as const
