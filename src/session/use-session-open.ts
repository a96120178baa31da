import { useSyncExternalStore } from 'react'

import { currentSession } from './current-session'

/**
 * Whether a session is open. False during pre-rendering and until the session's code has loaded.
 * @param asked false skips the subscription where the result is not used
 */
export const useSessionOpen = (asked = true): boolean =>
  useSyncExternalStore(
    currentSession.subscribe,
    () => asked && currentSession.isOpen(),
    () => false,
  )
