import type { Session } from './session'

/*
 * The part of the session that public pages use. The session's own code is loaded only when the storage has traces of a
 * session, or when somebody signs in.
 */

let session: Session | undefined
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}

export const currentSession = {
  /** Called once, when the session module has loaded. */
  arrive(arrived: Session): void {
    session = arrived
    arrived.subscribe(changed)
    changed()
  },
  isOpen: (): boolean => session?.isOpen() ?? false,
  /** Notified whenever a session opens, ends or changes user. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
