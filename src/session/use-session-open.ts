import { useSyncExternalStore } from 'react'

import { currentSession } from './current-session'

/** Whether a session is open. False during pre-rendering and until the session's code has loaded. */
export const useSessionOpen = (asked = true): boolean =>
  useSyncExternalStore(
    currentSession.subscribe,
    () => asked && currentSession.isOpen(),
    () => false,
  )
