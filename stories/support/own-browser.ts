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
 * Frames of a sheet, or of a page of documentation, share an origin, like the tabs of one user: a sign-in or a theme in one of them would apply to
 * all. This gives each frame its own storage and its own messages to other tabs. Storybook sends its events to the parent:
 * those of a frame would reach the page around it, which has its own language and theme.
 */
if (isOnASheet)
  Object.defineProperties(window, {
    localStorage: { value: new MemoryStorage() },
    sessionStorage: { value: new MemoryStorage() },
    indexedDB: { value: undefined },
    BroadcastChannel: { value: OwnChannel },
    parent: { value: window },
  })
