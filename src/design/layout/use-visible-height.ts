import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  const { visualViewport } = globalThis
  visualViewport?.addEventListener('resize', listener)
  return () => visualViewport?.removeEventListener('resize', listener)
}

/** Zooming in leaves it as it is. */
const read = () => visualViewport && Math.round(visualViewport.height * visualViewport.scale)

/** Height in px of the window above the keyboard of a phone, which `dvh` does not subtract. */
export const useVisibleHeight = (): number | null => useSyncExternalStore(subscribe, read, () => null)
