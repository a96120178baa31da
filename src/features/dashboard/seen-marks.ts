import { createKept } from '~/features/shared/kept-by-person'
import type { SafeStorage } from '~/platform/storage'

/** What a person need not be shown again; `steps-begun`: the set-up was once seen unfinished. */
export type Mark = 'welcome' | 'steps-begun' | 'steps-hidden'

/** Remembers on this browser, by person, what was seen or put away (REG-50). */
export function createSeen(storage?: SafeStorage) {
  const kept = createKept('dashboard-seen', storage)
  const mark = (name: Mark, userId: number, on: boolean) => kept.write(userId, { ...kept.read(userId), [name]: on })
  return {
    has: (name: Mark, userId: number): boolean => kept.read(userId)[name] === true,
    add: (name: Mark, userId: number): void => mark(name, userId, true),
    remove: (name: Mark, userId: number): void => mark(name, userId, false),
  }
}

export const seen = createSeen()
