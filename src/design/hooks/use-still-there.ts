import { useCallback, useEffect, useRef } from 'react'

/**
 * Tells whether this part of the page is still there. An answer may come after the person has left: what it changes, it
 * changes all the same, but it leads them nowhere.
 */
export function useStillThere(): () => boolean {
  const there = useRef(true)
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])
  return useCallback(() => there.current, [])
}
