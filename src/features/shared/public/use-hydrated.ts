import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What holds here, which the build could not know. Where that is no different, nothing is rendered again.
 * @param before what holds while pages are pre-rendered and until they come to life
 */
export const useHydratedValue = <Value>(value: Value, before: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => before,
  )

/** False while pages are pre-rendered and until they come to life: a form must not be sent by the browser itself. */
export const useHydrated = (): boolean => useHydratedValue(true, false)
