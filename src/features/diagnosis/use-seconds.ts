import { useSyncExternalStore } from 'react'

const SECOND = 1000

const everySecond = (changed: () => void) => {
  const timer = setInterval(changed, SECOND)
  return () => clearInterval(timer)
}

/** Re-renders every second. @returns the current second */
export const useSeconds = (): number => useSyncExternalStore(everySecond, () => Math.floor(Date.now() / SECOND))
