import { isObject, type JsonObject, own, parseJson } from '~/platform/json'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

const MOST_PEOPLE = 50

const keyOf = (userId: number) => `u${userId}`

/**
 * A small record for each of the last 50 users of this browser, by id. It stays after sign-out, and others may use the
 * same computer: store only what the user saved on purpose.
 */
export function createKept(key: string, storage: SafeStorage = safeLocalStorage) {
  /** Parsed once for each text: a row of a list may read on each render. */
  let last: { text: string; people: JsonObject } = { text: '', people: {} }

  function all(): JsonObject {
    const text = storage.getItem(key) ?? ''
    if (text !== last.text) {
      const people = parseJson(text)?.value
      last = { text, people: isObject(people) ? people : {} }
    }
    return last.people
  }

  return {
    /** The storage may hold anything: the caller checks each field. */
    read(userId: number): JsonObject {
      const record = own(all(), keyOf(userId))
      return isObject(record) ? record : {}
    },
    /** Also drops records that earlier versions stored in another format. */
    write(userId: number, record: JsonObject): void {
      const others = Object.entries(all()).filter(([person]) => /^u\d+$/.test(person) && person !== keyOf(userId))
      const people = [...others, [keyOf(userId), record] as const].slice(-MOST_PEOPLE)
      storage.setItem(key, JSON.stringify(Object.fromEntries(people)))
    },
  }
}
