import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Tells whether the user is still in this part of the page and is not navigating away: a new URL is known before its
 * code has loaded. An answer that arrives after the user left still updates the data, but must not navigate.
 */
export function useIsMounted(): () => boolean {
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
