/** Listeners of something, such as the changes of a store. */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>()
  return {
    tell: (...args: Args): void => {
      for (const listener of listeners) listener(...args)
    },
    /** @returns unsubscribes */
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
