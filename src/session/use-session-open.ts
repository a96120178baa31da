import { useSyncExternalStore } from 'react'

import { currentSession } from './current-session'

/**
 * Whether a session is open now; false while pages are pre-rendered, and until the session's code is here.
 * @param asked false where the answer is no matter: nothing is rendered for it
 */
export const useSessionOpen = (asked = true): boolean =>
  useSyncExternalStore(
    currentSession.subscribe,
    () => asked && currentSession.isOpen(),
    () => false,
  )
