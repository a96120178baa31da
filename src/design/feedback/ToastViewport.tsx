import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'

import { useTopLayer } from '~/design/layers/layer-messages'
import { styled } from '~/design/theme/styled'
import { overlayShadow, radius } from '~/design/theme/tokens'
import { isKeyPress, readPress, isTyping } from '~/platform/key-press'

import { BESIDE_DIALOG, TOASTS_HEIGHT, TOASTS_START } from './toast-space'
import { ToastCard } from './ToastCard'
import { newestUndo, shownToasts, type Toast, useToasts, waitingToasts } from './toasts'

/** More lines would hide the page. */
const NAMED = 2

const Waiting = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  padding: '6px 16px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.subtle,
  color: theme.vars.palette.text.secondary,
  boxShadow: overlayShadow,
  pointerEvents: 'auto',
}))
const Line = styled('div')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** Lists the toasts that wait behind three errors. Closing an error shows the next one. */
export function WaitingToasts({ toasts }: { toasts: readonly Toast[] }) {
  const more = toasts.length - NAMED
  return (
    <Waiting role="status">
      {toasts.slice(0, NAMED).map(({ id, title }) => (
        <Line key={id}>{title}</Line>
      ))}
      {more > 0 && (
        <Line>
          <FormattedMessage id="common.toast.more" values={{ count: more }} />
        </Line>
      )}
    </Waiting>
  )
}

const EDGE = 16

const Root = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.vars.zIndex.snackbar,
  insetInlineStart: `calc(var(${TOASTS_START}, 0px) + max(${EDGE}px, env(safe-area-inset-left)))`,
  insetBlockEnd: `max(${EDGE}px, env(safe-area-inset-bottom))`,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: `min(400px, 100vw - ${2 * EDGE}px)`,
  color: theme.vars.palette.text.primary,
  ...theme.typography.body1,
  textAlign: 'start',
  pointerEvents: 'none',
  // the page with its navigation is behind the dialog
  '[data-dialog] &': { insetInlineStart: `max(${EDGE}px, env(safe-area-inset-left))` },
  [BESIDE_DIALOG]: {
    '[data-dialog] &': { width: `min(400px, (100vw - 40rem) / 2 - ${2 * EDGE}px)` },
  },
  '@media print': { display: 'none' },
}))

/** Moves an element. Keeps focus and animations in browsers that support `moveBefore`. */
function move(host: Element, target: Element) {
  if (host.isConnected && 'moveBefore' in target && typeof target.moveBefore === 'function')
    target.moveBefore(host, null)
  else target.append(host)
}

/** Ctrl+Z, or ⌘Z, takes back what the newest toast says that offers it. A field undoes its own text. */
function useUndoKey() {
  useEffect(() => {
    const onKey = (event: Event) => {
      if (!isKeyPress(event) || event.defaultPrevented || event.repeat || isTyping(event)) return
      const { key, command, alt } = readPress(event)
      // 'Z' is typed with Shift
      if (!command || alt || key !== 'z') return
      const undo = newestUndo()
      if (!undo) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/**
 * Rendered once. Bottom left of the page, newest last. While a layer is open the toasts move into it: nothing outside
 * it is announced.
 */
export function ToastViewport() {
  const intl = useIntl()
  useUndoKey()
  const queue = useToasts()
  const waiting = waitingToasts(queue)
  const layer = useTopLayer()
  const home = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLElement>(null)
  const [host] = useState(() => document.createElement('div'))

  // the host lives outside React: moved toasts keep their timers and are not announced again
  useLayoutEffect(() => {
    const target = layer ?? home.current
    if (target && host.parentElement !== target) move(host, target)
  }, [host, layer])
  useLayoutEffect(() => () => host.remove(), [host])

  // other components read this height to leave room for the toasts; without toasts it is not measured, because
  // measuring causes a layout of the whole page
  useLayoutEffect(() => {
    if (queue.length === 0 || !root.current) return
    const { style } = document.documentElement
    style.setProperty(TOASTS_HEIGHT, `${root.current.offsetHeight + EDGE}px`)
    return () => void style.removeProperty(TOASTS_HEIGHT)
  }, [queue])

  return (
    <>
      <div ref={home} />
      {createPortal(
        <Root ref={root} aria-label={intl.formatMessage({ id: 'common.toast.region' })}>
          {shownToasts(queue).map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
          {waiting.length > 0 && <WaitingToasts toasts={waiting} />}
        </Root>,
        host,
      )}
    </>
  )
}
