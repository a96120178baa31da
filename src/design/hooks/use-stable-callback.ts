import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function from render to render, which calls the latest one: a memoised part is not rendered again for it. For
 * what is called by events, never while rendering.
 */
export function useStableCallback<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args): Result => latest.current(...args), [])
}
