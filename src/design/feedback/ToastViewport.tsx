import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'

import { useOpenPlace } from '~/design/layers/message-place'
import { styled } from '~/design/theme/styled'

import { TOASTS_HEIGHT, TOASTS_START } from './toast-variables'
import { ToastCard } from './ToastCard'
import { shownToasts, useToasts, waitingToasts } from './toasts'
import { WaitingToasts } from './WaitingToasts'

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
  '@media print': { display: 'none' },
}))

/** Moves an element. Keeps focus and animations in browsers that support `moveBefore`. */
function move(host: Element, target: Element) {
  if (host.isConnected && 'moveBefore' in target && typeof target.moveBefore === 'function')
    target.moveBefore(host, null)
  else target.append(host)
}

/**
 * Rendered once. Bottom left of the page, newest last. While a layer is open the toasts move into it: nothing outside
 * it is announced.
 */
export function ToastViewport() {
  const intl = useIntl()
  const queue = useToasts()
  const waiting = waitingToasts(queue)
  const place = useOpenPlace()
  const home = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLElement>(null)
  const [host] = useState(() => document.createElement('div'))

  // the host lives outside React: moved toasts keep their timers and are not announced again
  useLayoutEffect(() => {
    const target = place ?? home.current
    if (target && host.parentElement !== target) move(host, target)
  }, [host, place])
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
