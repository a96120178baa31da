import { useSyncExternalStore } from 'react'

const SECOND = 1000

const everySecond = (changed: () => void) => {
  const timer = setInterval(changed, SECOND)
  return () => clearInterval(timer)
}

/** Renders again each second; @returns the second it is. */
export const useSeconds = (): number => useSyncExternalStore(everySecond, () => Math.floor(Date.now() / SECOND))
