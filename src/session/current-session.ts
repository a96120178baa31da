import type { Session } from './session'

/*
 * What public pages know of the session without its code: that code is fetched when something in this browser speaks of a
 * session, or when one is about to be opened.
 */

let session: Session | undefined
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}

export const currentSession = {
  /** Called once, by the module that makes the session of this tab. */
  arrive(arrived: Session): void {
    session = arrived
    arrived.subscribe(changed)
    changed()
  },
  isOpen: (): boolean => session?.isOpen() ?? false,
  /** Told whenever a session opens, ends or changes hands. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
