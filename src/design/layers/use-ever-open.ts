import { useState } from 'react'

/**
 * True once the layer has been open: its code need not load before. It stays true, so that the closing animation is
 * shown.
 */
export function useEverOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open)
  if (open && !ever) setEver(true)
  return ever
}
