import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that the build could not know. It renders again only if the value differs from `before`.
 * @param before the value on pre-rendered pages, until hydration
 */
export const useHydratedValue = <Value>(value: Value, before: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => before,
  )

/** False on pre-rendered pages until hydration: the browser must not submit a form by itself. */
export const useHydrated = (): boolean => useHydratedValue(true, false)
