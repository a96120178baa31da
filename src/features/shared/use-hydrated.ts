import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while pages are pre-rendered and until they come to life: a form must not be sent by the browser itself. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
