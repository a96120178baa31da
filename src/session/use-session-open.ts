import { useSyncExternalStore } from 'react'

import { currentSession } from './current-session'

/** Whether a session is open now; false while pages are pre-rendered, and until the session's code is here. */
export const useSessionOpen = (): boolean =>
  useSyncExternalStore(currentSession.subscribe, currentSession.isOpen, () => false)
