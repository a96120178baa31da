import { useEffect, useRef, useSyncExternalStore } from 'react'

import { focusHolders, focusPageHeading } from '~/design/layout/focus'
import { createListeners } from '~/platform/listeners'

/** What a layer and its backdrop are in. */
const LAYER = '[role="presentation"]'

/** Open layers, innermost last. */
let places: readonly Element[] = []
const { tell, subscribe } = createListeners()

function set(next: readonly Element[]) {
  places = next
  tell()
}

/** The open layer that messages are announced in; undefined: the page itself. */
export const openPlace = (): Element | undefined => places.at(-1)

export const useOpenPlace = () => useSyncExternalStore(subscribe, openPlace, () => undefined)

/**
 * A layer returns the focus to what opened it. If that is unmounted by then, as a link on another page or a command of
 * the palette, the heading of the page gets the focus.
 */
function keepFocus(place: Element | null) {
  const { activeElement, body } = document
  const lost = activeElement === null || activeElement === body || place?.closest(LAYER)?.contains(activeElement)
  if (lost && focusHolders.size === 0) focusPageHeading()
}

/**
 * For every layer that traps the focus and hides the page from assistive technology: messages are shown inside it while
 * it is open. Pass `transition` to the layer's transition and put `place` at the end of its content.
 */
export function useMessagePlace() {
  const element = useRef<HTMLDivElement>(null)
  const leave = () => {
    focusHolders.delete(element)
    set(places.filter((place) => place !== element.current))
  }

  // a layer may unmount without its closing animation
  useEffect(() => {
    const own = element.current
    return () => {
      focusHolders.delete(element)
      set(places.filter((place) => place !== own && place.isConnected))
    }
  }, [])

  return {
    transition: {
      onEnter: () => void focusHolders.add(element),
      onEntered: () => {
        const place = element.current
        if (place) set([...places.filter((other) => other !== place), place])
      },
      onExit: leave,
      onExited: () => keepFocus(element.current),
    },
    place: <div ref={element} />,
  }
}
