/** The part of `Storage` this app uses. None of it throws. */
export type SafeStorage = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
  /** Tries again to store values that are only in memory (C071). */
  flush: () => void
}

/**
 * Blocked, full or missing storage never breaks the app: values that cannot be stored are held in memory. When a value
 * cannot be replaced, the old one is removed, so that no later page reads it: an old refresh token is already spent.
 * `open` is called every time, because even reading `window.localStorage` can throw.
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

/** Arguments of calls are never coerced: '7' and unsafe integers are not ids. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
