import { useCallback, useEffect, useReducer, useRef } from 'react'

/**
 * The one guard against double clicks: runs one call per key at a time and drops the others. A key is free again once
 * the result has rendered, because a button is disabled one render late and ten clicks fit in between (C227).
 */
export function useCallGuard<Key = undefined>() {
  const running = useRef(new Set<Key>())
  const ended = useRef(new Set<Key>())
  const mounted = useRef(false)
  const [, renderResult] = useReducer((renders: number) => renders + 1, 0)

  const release = useCallback(() => {
    for (const key of ended.current) running.current.delete(key)
    ended.current.clear()
  }, [])
  // after every render: the result is visible now
  useEffect(release)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      release()
    }
  }, [release])

  /** @returns what `run` returns; undefined for a dropped call */
  return async <Result>(key: Key, run: () => Promise<Result>): Promise<Result | undefined> => {
    if (running.current.has(key)) return undefined
    running.current.add(key)
    try {
      return await run()
    } finally {
      ended.current.add(key)
      // an unmounted component does not render again, but the undo action in its toast must still work
      if (mounted.current) renderResult()
      else release()
    }
  }
}
