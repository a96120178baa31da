import { useCallback, useEffect, useReducer, useRef } from 'react'

/**
 * The one guard against double clicks: runs one call per key at a time and drops the others (C227).
 * @param untilRendered holds a key until the result has rendered: ten clicks fit in before a button is enabled or hidden
 */
export function useCallGuard(untilRendered = false) {
  /** The keys that run, with what resolves once each is free again. */
  const running = useRef(new Map<unknown, PromiseWithResolvers<void>>())
  const ended = useRef(new Set<unknown>())
  const mounted = useRef(false)
  const [, renderResult] = useReducer((renders: number) => renders + 1, 0)

  const release = useCallback(() => {
    for (const key of ended.current) {
      running.current.get(key)?.resolve()
      running.current.delete(key)
    }
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

  return {
    /** @returns what `call` returns; undefined for a dropped call */
    async run<Result>(key: unknown, call: () => Promise<Result>): Promise<Result | undefined> {
      if (running.current.has(key)) return undefined
      running.current.set(key, Promise.withResolvers<void>())
      try {
        return await call()
      } finally {
        ended.current.add(key)
        // an unmounted component does not render again, but the undo action in its toast must still work
        if (untilRendered && mounted.current) renderResult()
        else release()
      }
    },
    /** Resolves once no call of this key runs. */
    freed: async (key: unknown): Promise<void> => running.current.get(key)?.promise,
  }
}
