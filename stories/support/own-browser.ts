import { isOnASheet } from './sheet'

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>()
  get length() {
    return this.#items.size
  }
  clear() {
    this.#items.clear()
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null
  }
  key(at: number) {
    return [...this.#items.keys()][at] ?? null
  }
  removeItem(key: string) {
    this.#items.delete(key)
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value)
  }
}

class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${crypto.randomUUID()}`)
  }
}

/**
 * Frames of one sheet have one origin, as the tabs of one person have: who signs in or chooses a theme in one of them
 * would do so in all. Here each gets what it keeps, and what it tells other tabs, for itself alone.
 */
if (isOnASheet)
  Object.defineProperties(window, {
    localStorage: { value: new MemoryStorage() },
    sessionStorage: { value: new MemoryStorage() },
    indexedDB: { value: undefined },
    BroadcastChannel: { value: OwnChannel },
  })
