import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type PointerEventHandler,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { createClass } from '~/design/theme/styled'
import { hiddenEdge, motion } from '~/design/theme/tokens'
import { TextElement } from '~/i18n/intl'

type Side = 'below' | 'right'

/** In ms: how long the pointer rests before the tooltip opens, and how long it stays when the pointer has left. */
const DELAYS = { mouse: { open: 300, close: 100 }, touch: { open: 700, close: 1500 } } as const
const delaysOf = ({ pointerType }: PointerEvent) => DELAYS[pointerType === 'touch' ? 'touch' : 'mouse']

/** Opens a tooltip for the element on which the pointer rests. `anchor` is that element while it is open. */
export function useTooltip(wanted: (element: HTMLElement) => boolean = () => true) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  const later = (element: HTMLElement | undefined, ms: number) => {
    stop()
    timer.current = setTimeout(() => setAnchor(element), ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    anchor,
    later,
    close: () => {
      stop()
      setAnchor(undefined)
    },
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (wanted(event.currentTarget)) later(event.currentTarget, delaysOf(event).open)
    },
    onPointerLeave: (event: PointerEvent) => later(undefined, delaysOf(event).close),
    /** For the tooltip: it stays while the pointer is on it. */
    stop,
  }
}

/**
 * Shows an element with `popover="manual"` over everything else, open dialogs too, for as long as it is rendered.
 * @param position called when the popover is shown or rendered again, and when anything scrolls or changes its size
 */
export function usePopover(element: RefObject<HTMLElement | null>, position: (popover: HTMLElement) => void) {
  const move = useStableCallback(() => {
    if (element.current) position(element.current)
  })
  useLayoutEffect(() => {
    element.current?.showPopover?.()
    const { visualViewport } = window
    window.addEventListener('scroll', move, { capture: true, passive: true })
    window.addEventListener('resize', move)
    visualViewport?.addEventListener('scroll', move)
    visualViewport?.addEventListener('resize', move)
    return () => {
      window.removeEventListener('scroll', move, { capture: true })
      window.removeEventListener('resize', move)
      visualViewport?.removeEventListener('scroll', move)
      visualViewport?.removeEventListener('resize', move)
    }
  }, [element, move])
  useLayoutEffect(move)
}

/** In px: between the text and the anchor, and between the text and the edge of the window. */
const GAP = 14
const EDGE = 8

const within = (at: number, most: number) => Math.max(EDGE - GAP, Math.min(at, most - EDGE + GAP))

/** Below or at the right of the anchor, on the other side without room there, and inside the window. */
function positionTooltip(tooltip: HTMLElement, anchor: Element, side: Side) {
  const beside = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = tooltip
  const { clientWidth, clientHeight } = document.documentElement
  const [left, top] =
    side === 'right'
      ? [
          beside.right + width > clientWidth ? beside.left - width : beside.right,
          beside.top + (beside.height - height) / 2,
        ]
      : [
          beside.left + (beside.width - width) / 2,
          beside.bottom + height > clientHeight ? beside.top - height : beside.bottom,
        ]
  tooltip.style.left = `${within(left, clientWidth - width)}px`
  tooltip.style.top = `${within(top, clientHeight - height)}px`
}

// the room around the text belongs to it: on its way there the pointer stays on the tooltip
const useRoomClass = createClass({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: GAP,
  width: 'max-content',
  border: 0,
  overflow: 'visible',
  background: 'none',
  animation: `appear ${motion.state}ms`,
})

const useTextClass = createClass(({ theme }) => ({
  ...theme.typography.caption,
  maxWidth: 'min(320px, calc(100vw - 16px))',
  padding: '6px 10px',
  whiteSpace: 'normal',
  textAlign: 'start',
  borderRadius: 6,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.neutral.contrastText,
  backgroundColor: theme.vars.palette.neutral.main,
  ...hiddenEdge,
}))

type TooltipTextProps = {
  anchor: Element
  side?: Side
  /** Given if the text describes its anchor. Without it, screen readers have the text already, and skip this one. */
  id?: string
  onClose: () => void
  onPointerEnter: () => void
  onPointerLeave: PointerEventHandler
  children: ReactNode
}

/** The open tooltip, over everything else. Escape closes it. */
export function TooltipText({ anchor, side = 'below', id, onClose, children, ...pointer }: TooltipTextProps) {
  const room = useRef<HTMLDivElement>(null)
  const close = useStableCallback(onClose)
  usePopover(room, (tooltip) => (anchor.isConnected ? positionTooltip(tooltip, anchor, side) : close()))
  useEffect(() => {
    // before the dialog around it, which Escape closes next
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    document.addEventListener('keydown', closeByKey, { capture: true })
    return () => document.removeEventListener('keydown', closeByKey, { capture: true })
  }, [close])
  return (
    <div
      ref={room}
      popover="manual"
      role="tooltip"
      id={id}
      aria-hidden={id === undefined}
      className={useRoomClass()}
      {...pointer}
    >
      <div className={useTextClass()}>
        <TextElement>{children}</TextElement>
      </div>
    </div>
  )
}

type Described = {
  title?: string | undefined
  'aria-describedby'?: string | undefined
  onPointerEnter?: PointerEventHandler<HTMLElement>
  onPointerLeave?: PointerEventHandler<HTMLElement>
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}

type TooltipProps = {
  /** Nothing is shown for an empty text. */
  title: string
  placement?: Side
  /** The child says the same in its own words: nothing describes it a second time. */
  silent?: boolean
  /** One element, which passes all of its props on. */
  children: ReactElement<Described>
}

/**
 * Describes its child on hover and on focus, without replacing its name. Put nothing that users need into a tooltip
 * alone: touch screens have no hover. For buttons and links, use a `PopoverPanel`. Escape closes it.
 */
export function Tooltip({ title, placement = 'below', silent = false, children }: TooltipProps) {
  const id = useId()
  const { anchor, later, close, stop, onPointerEnter, onPointerLeave } = useTooltip()
  const own = children.props
  const open = title !== '' && anchor !== undefined
  return (
    <>
      {cloneElement(children, {
        ...(title && !silent && (open ? { 'aria-describedby': id } : { title })),
        onPointerEnter(event) {
          own.onPointerEnter?.(event)
          // a text that comes while the pointer rests, after a click, would answer nobody
          if (title) onPointerEnter(event)
        },
        onPointerLeave(event) {
          own.onPointerLeave?.(event)
          onPointerLeave(event)
        },
        onFocus(event) {
          own.onFocus?.(event)
          if (title && event.currentTarget.matches(':focus-visible')) later(event.currentTarget, DELAYS.mouse.open)
        },
        onBlur(event) {
          own.onBlur?.(event)
          close()
        },
      })}
      {open && (
        <TooltipText
          id={id}
          anchor={anchor}
          side={placement}
          onClose={close}
          onPointerEnter={stop}
          onPointerLeave={onPointerLeave}
        >
          {title}
        </TooltipText>
      )}
    </>
  )
}
