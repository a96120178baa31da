import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { titleControl } from '~/design/data/DataRow'
import { toastsHeight } from '~/design/feedback/toast-space'
import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { topLayer } from '~/design/layers/layer-messages'
import { OnScreen } from '~/design/layout/Page'
import { VisuallyHidden } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'
import { overlayShadow, radius } from '~/design/theme/tokens'
import { useShortcuts } from '~/features/shared/shortcuts'
import { isComposing, isKeyPress, readPress, isTyping } from '~/platform/key-press'

import { LISTED_ROW } from './use-list-filters'

const Panel = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.vars.zIndex.fab,
  top: 72,
  right: 16,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: 'min(26rem, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 88px)',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: overlayShadow,
  // beside the list there is no room
  [theme.breakpoints.down('md')]: {
    top: 'auto',
    bottom: toastsHeight,
    insetInline: 0,
    width: '100%',
    maxHeight: '45dvh',
    borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  },
}))
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  flex: 1,
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
}))
const Body = styled('div')({ overflowY: 'auto', padding: '16px 20px 20px' })

const rowsShown = () => [...document.querySelectorAll<HTMLElement>(LISTED_ROW)]
const rowAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(LISTED_ROW) : null

/** Where the fixed headers of page and table end, in px. */
const HEADERS_END = 120

/** Scrolls to the middle of what headers and peek leave, unless the row is there. */
function bringIntoView(row: Element | null, panel: Element | null) {
  if (!row) return
  const { top, bottom, left } = row.getBoundingClientRect()
  const cover = panel?.getBoundingClientRect()
  // in a narrow window the peek stands below the list
  const end = cover && cover.left <= left ? cover.top : window.innerHeight
  if (top < HEADERS_END || bottom > end) window.scrollBy(0, (top + bottom - HEADERS_END - end) / 2)
}

/** A row that stays this long may ask for more, so that a key that repeats sends no call for each row. */
const REST_MS = 200

type RowPeekProps<Row extends { id: number }> = {
  /** The rows of the list, in its order. */
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** @param rested the row has been shown for a moment: its calls may be sent */
  children: (row: Row, rested: boolean) => ReactNode
}

/**
 * A preview of the row that has the focus: Space opens it, `j` and `k` go to the next and the previous row, Escape
 * closes it. The focus stays in the list. Nothing works while somebody types, or when single keys are switched off.
 */
export function RowPeek<Row extends { id: number }>({ rows, nameOf, children }: RowPeekProps<Row>) {
  const intl = useIntl()
  const titleId = useId()
  const { on } = useShortcuts()
  const panel = useRef<HTMLElement>(null)
  /** The row that had the focus last. */
  const latest = useRef<HTMLElement>(null)
  const isSpaceDown = useRef(false)
  const [shownId, setShownId] = useState<number>()
  const [restedId, setRestedId] = useState<number>()
  const shown = rows.find(({ id }) => id === shownId)

  useEffect(() => {
    const resting = setTimeout(() => setRestedId(shownId), REST_MS)
    return () => clearTimeout(resting)
  }, [shownId])

  const isOpen = shown !== undefined
  useLayoutEffect(() => {
    if (isOpen) bringIntoView(latest.current, panel.current)
  }, [isOpen])

  const idOf = (row: HTMLElement) => rows[rowsShown().indexOf(row)]?.id
  const isInPanel = (element: EventTarget | null) => element instanceof Node && panel.current?.contains(element)

  function close() {
    const { activeElement, body } = document
    if (activeElement === body || isInPanel(activeElement)) titleControl(latest.current)?.focus()
    setShownId(undefined)
  }

  /** @returns whether the key is ours */
  function press(key: string, target: EventTarget | null): boolean {
    const row = rowAround(target)
    if (key === ' ' && row && target === titleControl(row)) {
      isSpaceDown.current = true
      setShownId(idOf(row) === shownId ? undefined : idOf(row))
      return true
    }
    if (key === 'escape' && shown) {
      close()
      return true
    }
    if (key !== 'j' && key !== 'k') return false
    const from = row ?? (target === document.body || isInPanel(target) ? latest.current : null)
    const all = rowsShown()
    const at = from ? all.indexOf(from) : -1
    if (at === -1) return false
    const next = all[at + (key === 'j' ? 1 : -1)]
    if (next) {
      titleControl(next)?.focus({ preventScroll: true })
      bringIntoView(next, panel.current)
    }
    return true
  }

  const onKeyDown = useEffectEvent((event: Event) => {
    if (!on || !isKeyPress(event) || event.defaultPrevented || isComposing(event)) return
    const { key, command, alt } = readPress(event)
    if (command || alt || event.shiftKey || isTyping(event) || topLayer()) return
    if (press(key.toLowerCase(), event.target)) event.preventDefault()
  })
  // Firefox presses a button when Space is released
  const onKeyUp = useEffectEvent((event: Event) => {
    if (!isSpaceDown.current || !isKeyPress(event) || event.key !== ' ') return
    isSpaceDown.current = false
    event.preventDefault()
  })
  const onFocus = useEffectEvent(({ target }: Event) => {
    const row = rowAround(target)
    if (row) latest.current = row
    if (shownId === undefined || isInPanel(target)) return
    setShownId(row ? idOf(row) : undefined)
  })

  useEffect(() => {
    latest.current = rowAround(document.activeElement)
    const listeners = { keydown: onKeyDown, keyup: onKeyUp, focusin: onFocus }
    const all = Object.entries(listeners)
    for (const [type, listener] of all) window.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of all) window.removeEventListener(type, listener)
    }
  }, [])

  return (
    <OnScreen>
      <VisuallyHidden role="status">{shown && nameOf(shown)}</VisuallyHidden>
      {shown && (
        <Panel ref={panel} aria-labelledby={titleId}>
          <Head>
            <Title id={titleId}>{nameOf(shown)}</Title>
            <IconButton size="small" label={intl.formatMessage({ id: 'common.close' })} onClick={close}>
              <CloseIcon />
            </IconButton>
          </Head>
          <Body key={shown.id}>{children(shown, restedId === shown.id)}</Body>
        </Panel>
      )}
    </OnScreen>
  )
}
