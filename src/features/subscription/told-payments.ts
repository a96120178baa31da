import { createKept } from '~/features/shared/kept-by-person'
import { safeSessionStorage, type SafeStorage } from '~/platform/storage'

const MOST_PAYMENTS = 20

/** Payments that this tab has told of: a page that is opened again or reloaded tells nothing (K30). */
export function createToldPayments(storage: SafeStorage = safeSessionStorage) {
  const kept = createKept('payments-told', storage)
  const toldOf = (userId: number): unknown[] => {
    const { payments } = kept.read(userId)
    return Array.isArray(payments) ? payments : []
  }

  /** What cannot be told is not kept as told. */
  return function tellOnce(userId: number, sessionId: string, tell: () => void): void {
    const told = toldOf(userId)
    if (told.includes(sessionId)) return
    tell()
    kept.write(userId, { payments: [...told, sessionId].slice(-MOST_PAYMENTS) })
  }
}
