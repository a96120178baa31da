import { isObject, own, parseJson, type JsonObject } from '~/platform/json'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

const MOST_PEOPLE = 50

const of = (userId: number) => `u${userId}`

/**
 * A small record that this browser keeps for each of its people, by their id. Others use the same computer: keep nothing
 * in it that tells of a person.
 */
export function createKept(key: string, storage: SafeStorage = safeLocalStorage) {
  function all(): JsonObject {
    const raw = storage.getItem(key)
    const stored = raw === null ? undefined : parseJson(raw)?.value
    return isObject(stored) ? stored : {}
  }

  return {
    /** Anything may stand in a storage: the caller checks each field. */
    read(userId: number): JsonObject {
      const record = own(all(), of(userId))
      return isObject(record) ? record : {}
    },
    write(userId: number, record: JsonObject): void {
      const others = Object.entries(all()).filter(([person]) => person !== of(userId))
      const people = [...others, [of(userId), record] as const].slice(-MOST_PEOPLE)
      storage.setItem(key, JSON.stringify(Object.fromEntries(people)))
    },
  }
}
