import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same between renders and calls the latest callback, so memoised parts do not render again.
 * For event handlers only: never call it while rendering.
 */
export function useStableCallback<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args): Result => latest.current(...args), [])
}
