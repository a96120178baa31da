import { createKept } from '~/features/shared/kept-by-person'
import { safeSessionStorage, type SafeStorage } from '~/platform/storage'

const MOST_PAYMENTS = 20

/** Payments this tab has announced: opening or reloading the page announces nothing again (K30). */
export function createToldPayments(storage: SafeStorage = safeSessionStorage) {
  const kept = createKept('payments-told', storage)
  const toldOf = (userId: number): unknown[] => {
    const { payments } = kept.read(userId)
    return Array.isArray(payments) ? payments : []
  }

  /** If `tell` throws, the payment counts as not announced. */
  return function tellOnce(userId: number, sessionId: string, tell: () => void): void {
    const told = toldOf(userId)
    if (told.includes(sessionId)) return
    tell()
    kept.write(userId, { payments: [...told, sessionId].slice(-MOST_PAYMENTS) })
  }
}
