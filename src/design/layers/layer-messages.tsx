import { useEffect, useRef } from 'react'
import { create } from 'zustand'

import { focusHolders, focusPageHeading } from '~/design/layout/focus'

/** What a layer and its backdrop are in. */
const LAYER = '[role="presentation"]'

/** Open layers, innermost last. */
const useLayers = create<{ open: readonly Element[] }>(() => ({ open: [] }))

const keepLayers = (stays: (layer: Element) => boolean) =>
  useLayers.setState(({ open }) => ({ open: open.filter(stays) }))

/** The open layer that messages are announced in; undefined: the page itself. */
export const topLayer = (): Element | undefined => useLayers.getState().open.at(-1)

export const useTopLayer = (): Element | undefined => useLayers(({ open }) => open.at(-1))

/**
 * A layer returns the focus to what opened it. If that is unmounted by then, as a link on another page or a command of
 * the palette, the heading of the page gets the focus.
 */
function keepFocus(slot: Element | null) {
  const { activeElement, body } = document
  const unfocused = activeElement === null || activeElement === body || slot?.closest(LAYER)?.contains(activeElement)
  if (unfocused && focusHolders.size === 0) focusPageHeading()
}

/**
 * For every layer that traps the focus and hides the page from assistive technology: messages are shown inside it while
 * it is open. Pass `transition` to the layer's transition and put `slot` at the end of its content.
 */
export function useLayerMessages() {
  const element = useRef<HTMLDivElement>(null)
  const leave = () => {
    focusHolders.delete(element)
    keepLayers((layer) => layer !== element.current)
  }

  // a layer may unmount without its closing animation
  useEffect(() => {
    const own = element.current
    return () => {
      focusHolders.delete(element)
      keepLayers((layer) => layer !== own && layer.isConnected)
    }
  }, [])

  return {
    transition: {
      onEnter: () => void focusHolders.add(element),
      onEntered: () => {
        const own = element.current
        if (own) useLayers.setState(({ open }) => ({ open: [...open.filter((layer) => layer !== own), own] }))
      },
      onExit: leave,
      onExited: () => keepFocus(element.current),
    },
    slot: <div ref={element} />,
  }
}
