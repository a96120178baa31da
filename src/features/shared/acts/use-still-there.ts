import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Tells whether the person is still at this part of the page, and not on the way to another page either: its address is
 * there before its code. An answer that comes after they left changes what it changes, but leads them nowhere.
 */
export function useStillThere(): () => boolean {
  const router = useRouter({ warn: false })
  const there = useRef(true)
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])
  return useCallback(() => there.current && !isLeaving(router), [router])
}

/** Parts that are tested alone have no router. */
function isLeaving(router: ReturnType<typeof useRouter> | undefined): boolean {
  const shown = router?.state.resolvedLocation
  return shown !== undefined && router?.latestLocation.pathname !== shown.pathname
}
