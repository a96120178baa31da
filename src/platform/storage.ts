/** The part of `Storage` this application uses, without its exceptions. */
export type SafeStorage = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
  /** Tries again to store what only memory holds (C071). */
  flush: () => void
}

/**
 * Storage that is blocked, full or missing never breaks the app: what cannot be stored is kept in memory (decision 11).
 * A value that could not be replaced is removed, so that no later page meets the old one: an old refresh token has been
 * spent. `open` is called each time, because even reading `window.localStorage` can throw.
 */
export function createSafeStorage(open: () => Storage | undefined): SafeStorage {
  const memory = new Map<string, string>()

  function attempt<Value>(touch: (storage: Storage) => Value): { value: Value } | undefined {
    try {
      const storage = open()
      return storage && { value: touch(storage) }
    } catch {
      return undefined
    }
  }

  const storage: SafeStorage = {
    getItem: (key) => memory.get(key) ?? attempt((real) => real.getItem(key))?.value ?? null,
    setItem(key, value) {
      const stored = attempt((real) => real.setItem(key, value))
      if (stored) return void memory.delete(key)
      attempt((real) => real.removeItem(key))
      memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      attempt((real) => real.removeItem(key))
    },
    flush() {
      for (const [key, value] of memory) storage.setItem(key, value)
    },
  }
  return storage
}

export const safeLocalStorage = createSafeStorage(() => globalThis.localStorage)
export const safeSessionStorage = createSafeStorage(() => globalThis.sessionStorage)
