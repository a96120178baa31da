import { isId } from '~/platform/ids'
import { isObject, own, parseJson } from '~/platform/json'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

/** Ids only, and few: what stays on a shared computer after a sign-out tells nothing of a person. */
const KEY = 'dashboard-seen'
const MOST_PEOPLE = 50

/** What a person need not be shown again; `steps-begun`: the set-up was once seen unfinished. */
export type Mark = 'welcome' | 'steps-begun' | 'steps-hidden'

/** Remembers on this browser, by person, what was seen or put away (REG-50). */
export function createSeen(storage: SafeStorage) {
  function read(): Record<string, unknown> {
    const raw = storage.getItem(KEY)
    const stored = raw === null ? undefined : parseJson(raw)?.value
    return isObject(stored) ? stored : {}
  }
  const people = (mark: Mark): number[] => {
    const ids = own(read(), mark)
    return Array.isArray(ids) ? ids.filter(isId) : []
  }

  const write = (mark: Mark, ids: readonly number[]) =>
    storage.setItem(KEY, JSON.stringify({ ...read(), [mark]: ids.slice(-MOST_PEOPLE) }))
  const others = (mark: Mark, userId: number) => people(mark).filter((id) => id !== userId)

  return {
    has: (mark: Mark, userId: number): boolean => people(mark).includes(userId),
    add: (mark: Mark, userId: number): void => write(mark, [...others(mark, userId), userId]),
    remove: (mark: Mark, userId: number): void => write(mark, others(mark, userId)),
  }
}

export const seen = createSeen(safeLocalStorage)
