import { createKept } from '~/features/shared/user/kept-by-person'
import type { SafeStorage } from '~/platform/storage'

/** What a user has seen or dismissed. `steps-begun`: the user has seen an unfinished set-up. */
export type Mark = 'welcome' | 'steps-begun' | 'steps-hidden'

/** Remembers in this browser, per user, what was seen or dismissed (REG-50). */
export function createShownMarks(storage?: SafeStorage) {
  const kept = createKept('dashboard-seen', storage)
  const mark = (name: Mark, userId: number, on: boolean) => kept.write(userId, { ...kept.read(userId), [name]: on })
  return {
    has: (name: Mark, userId: number): boolean => kept.read(userId)[name] === true,
    add: (name: Mark, userId: number): void => mark(name, userId, true),
    remove: (name: Mark, userId: number): void => mark(name, userId, false),
  }
}

export const shownMarks = createShownMarks()
