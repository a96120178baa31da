import { createKept } from '~/features/shared/kept-by-person'
import { safeSessionStorage, type SafeStorage } from '~/platform/storage'

const MOST_PAYMENTS = 20

/** Payments that this tab has announced: opening or reloading the page does not announce them again (K30). */
export function createAnnouncedPayments(storage: SafeStorage = safeSessionStorage) {
  const kept = createKept('payments-told', storage)
  const announcedBy = (userId: number): unknown[] => {
    const { payments } = kept.read(userId)
    return Array.isArray(payments) ? payments : []
  }

  /** If `announce` throws, the payment counts as not announced. */
  return function announceOnce(userId: number, sessionId: string, announce: () => void): void {
    const announced = announcedBy(userId)
    if (announced.includes(sessionId)) return
    announce()
    kept.write(userId, { payments: [...announced, sessionId].slice(-MOST_PAYMENTS) })
  }
}
