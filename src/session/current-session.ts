import { useSyncExternalStore } from 'react'

import { createListeners } from '~/platform/listeners'

import type { Session } from './session'

/*
 * The part of the session that public pages use. The session's own code is loaded only when the storage has traces of a
 * session, or when somebody signs in.
 */

let session: Session | undefined
const { tell, subscribe } = createListeners()

export const currentSession = {
  /** Called once, when the session module has loaded. */
  arrive(arrived: Session): void {
    session = arrived
    arrived.subscribe(tell)
    tell()
  },
  isOpen: (): boolean => session?.isOpen() ?? false,
  /** Notified whenever a session opens, ends or changes user. */
  subscribe,
}

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
