import { useSyncExternalStore } from 'react'

import { session } from './app-session'

/** Whether a session is open now; false while pages are pre-rendered. */
export const useSessionOpen = (): boolean => useSyncExternalStore(session.subscribe, session.isOpen, () => false)
