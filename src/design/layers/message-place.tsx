import { useEffect, useRef, useSyncExternalStore } from 'react'

/** The innermost open layer last. */
let places: readonly Element[] = []
const listeners = new Set<() => void>()

function set(next: readonly Element[]) {
  places = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Where what is said now is heard and can be reached; the page itself when there is none. */
export const openPlace = (): Element | undefined => places.at(-1)

export const useOpenPlace = () => useSyncExternalStore(subscribe, openPlace, () => undefined)

/**
 * For every layer that hides the rest of the page from assistive technology and keeps the focus: messages come to stand in
 * it while it is open. `transition` goes to the layer's movement, `place` to the end of its content.
 */
export function useMessagePlace() {
  const element = useRef<HTMLDivElement>(null)
  const leave = () => set(places.filter((place) => place !== element.current))

  // a layer may go without its closing movement
  useEffect(() => {
    const own = element.current
    return () => set(places.filter((place) => place !== own && place.isConnected))
  }, [])

  return {
    transition: {
      onEntered: () => {
        const place = element.current
        if (place) set([...places.filter((other) => other !== place), place])
      },
      onExit: leave,
    },
    place: <div ref={element} />,
  }
}
