import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { Session } from './session'

/*
 * The part of the session that public pages use. The session's own code is loaded only when the storage has traces of a
 * session, or when somebody signs in.
 */

/** `changes` counts: a session starts, ends or changes user outside this store. */
type Current = { session: Session | undefined; changes: number }

const store = createStore<Current>()(() => ({ session: undefined, changes: 0 }))

const changed = () => store.setState(({ changes }) => ({ changes: changes + 1 }))

const isSignedIn = ({ session }: Current): boolean => session?.isSignedIn() ?? false

export const currentSession = {
  /** Called once, when the session module has loaded. */
  set(session: Session): void {
    session.subscribe(changed)
    store.setState({ session })
  },
  isSignedIn: (): boolean => isSignedIn(store.getState()),
  /** Notified whenever a session starts, ends or changes user. */
  subscribe: (listener: () => void): (() => void) => store.subscribe(listener),
}

/**
 * Whether somebody is signed in. False during pre-rendering and until the session's code has loaded.
 * @param asked false skips the subscription where the result is not used
 */
export const useSignedIn = (asked = true): boolean => useStore(store, (current) => asked && isSignedIn(current))
