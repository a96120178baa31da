import { createUserStorage } from '~/features/shared/user/user-storage'
import { safeSessionStorage, type SafeStorage } from '~/platform/storage'

import type { PaidPlan } from './PaymentWatch'

/** State of a payment (K30). */
export type PaymentState = 'verifying' | 'confirmed' | 'activating' | 'failed'

type VerifyPorts = {
  /** Empty if the URL has none: then there was no payment. */
  sessionId: string | undefined
  /** Failures are tolerated: 'unknown'. */
  refresh: () => Promise<PaidPlan>
  wait: (milliseconds: number) => Promise<void>
  /** The page was left or rendered again. */
  unmounted: () => boolean
  show: (state: PaymentState) => void
  /** Called once, only when confirmed; `plan` is never 'awaited'. */
  onConfirmed: (plan: PaidPlan) => void
}

const BEFORE_MS = 2000
const BETWEEN_MS = 3000
const MORE_TRIES = 5

/**
 * Polls until the server has the plan; gives up after six turns. A first turn without an answer counts as confirmed, but
 * not after the server has said that it awaits the plan.
 */
export async function verifyPayment({
  sessionId,
  refresh,
  wait,
  unmounted,
  show,
  onConfirmed,
}: VerifyPorts): Promise<void> {
  if (!sessionId) return show('failed')
  let awaited = false
  try {
    for (let more = MORE_TRIES; more >= 0; more -= 1) {
      await wait(more === MORE_TRIES ? BEFORE_MS : BETWEEN_MS)
      if (unmounted()) return
      const plan = await refresh()
      if (unmounted()) return
      awaited ||= plan === 'awaited'
      if (plan === 'there' || !awaited) {
        onConfirmed(plan)
        return show('confirmed')
      }
      show('activating')
    }
  } catch {
    if (!unmounted()) show('failed')
  }
}

const MOST_PAYMENTS = 20

/** Payments that this tab has announced: opening or reloading the page does not announce them again. */
export function createAnnouncedPayments(storage: SafeStorage = safeSessionStorage) {
  const stored = createUserStorage('payments-told', storage)
  const announcedBy = (userId: number): unknown[] => {
    const { payments } = stored.read(userId)
    return Array.isArray(payments) ? payments : []
  }

  /** If `announce` throws, the payment counts as not announced. */
  return function announceOnce(userId: number, sessionId: string, announce: () => void): void {
    const announced = announcedBy(userId)
    if (announced.includes(sessionId)) return
    announce()
    stored.write(userId, { payments: [...announced, sessionId].slice(-MOST_PAYMENTS) })
  }
}
