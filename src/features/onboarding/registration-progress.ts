import { own, parseJson } from '~/platform/json'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

/** `owed`: step 1 is done, step 2 is not. `done`: both are. */
export type Progress = 'owed' | 'done'

const KEY = 'onboarding'
const VERSION = 1

/**
 * The progress of the registration made in this browser (decision 24). It outlives the session, so that a user who
 * loses the session can finish step 2 later. It holds only a user id and a state.
 */
export function createProgress(storage: SafeStorage) {
  /** What this page wrote last: it stays when the storage is emptied meanwhile. */
  let here: Progress | undefined

  function read(): { userId: number | null; progress: Progress } | undefined {
    const raw = storage.getItem(KEY)
    const stored = raw === null ? undefined : parseJson(raw)?.value
    const progress = own(stored, 'progress')
    if (own(stored, 'version') !== VERSION || (progress !== 'owed' && progress !== 'done')) return undefined
    const userId = own(stored, 'userId')
    return { userId: typeof userId === 'number' ? userId : null, progress }
  }

  function write(userId: number | null, progress: Progress) {
    here = progress
    storage.setItem(KEY, JSON.stringify({ version: VERSION, userId, progress }))
  }

  return {
    /** @param userId null while the owner of the tokens is unknown */
    of(userId: number | null): Progress | undefined {
      const stored = read()
      return stored?.userId === userId ? stored.progress : undefined
    },
    /** Whether any user of this browser must still do step 2. An emptied storage does not finish it. */
    isOwed: () => (read()?.progress ?? here) === 'owed',
    owe: (userId: number | null) => write(userId, 'owed'),
    /** Remembered, so that an older answer does not lead back to step 2. */
    settle: (userId: number | null) => write(userId, 'done'),
    /** Call this once the server knows of the business. */
    forget(userId: number): void {
      if (read()?.userId !== userId) return
      here = undefined
      storage.removeItem(KEY)
    },
  }
}

export const registrationProgress = createProgress(safeLocalStorage)
