import { own, parseJson } from '~/platform/json'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

/** `owed`: step 1 is done and step 2 is not. `done`: both are. */
export type Progress = 'owed' | 'done'

const KEY = 'onboarding'
const VERSION = 1

/**
 * How far the registration made in this browser has come (decision 24). It outlives the session, so that whoever loses
 * it between the two steps finds the second one again; all it tells of a person is a number.
 */
export function createProgress(storage: SafeStorage) {
  function read(): { userId: number | null; progress: Progress } | undefined {
    const raw = storage.getItem(KEY)
    const stored = raw === null ? undefined : parseJson(raw)?.value
    const progress = own(stored, 'progress')
    if (own(stored, 'version') !== VERSION || (progress !== 'owed' && progress !== 'done')) return undefined
    const userId = own(stored, 'userId')
    return { userId: typeof userId === 'number' ? userId : null, progress }
  }

  const write = (userId: number | null, progress: Progress) =>
    storage.setItem(KEY, JSON.stringify({ version: VERSION, userId, progress }))

  return {
    /** @param userId null as long as nobody knows whose tokens these are */
    of(userId: number | null): Progress | undefined {
      const stored = read()
      return stored?.userId === userId ? stored.progress : undefined
    },
    /** Whether anybody owes step 2 to this browser. */
    isOwed: () => read()?.progress === 'owed',
    owe: (userId: number | null) => write(userId, 'owed'),
    /** Remembered, so that an answer older than the business leads nobody back. */
    settle: (userId: number | null) => write(userId, 'done'),
    /** The server knows by now. */
    forget(userId: number): void {
      if (read()?.userId === userId) storage.removeItem(KEY)
    },
  }
}

export const registrationProgress = createProgress(safeLocalStorage)
