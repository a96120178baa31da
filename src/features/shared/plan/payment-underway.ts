import type { User } from '~/api/generated/types.gen'
import { useNow } from '~/features/shared/Moment'
import { NOBODY } from '~/features/shared/user/current-user'
import { createStoredList, useStoredList } from '~/features/shared/user/user-storage'
import { MINUTE_MS } from '~/platform/clock'
import { isObject } from '~/platform/json'

/** The user came back from the payment page, and the server has yet to show the plan that the address named. */
type PaymentUnderway = { at: number; planType: string | undefined }

function readItem(item: unknown): PaymentUnderway | undefined {
  if (!isObject(item) || typeof item['at'] !== 'number') return undefined
  return { at: item['at'], planType: typeof item['planType'] === 'string' ? item['planType'] : undefined }
}

/** The last one of each user, for all pages of this browser. It has no id of the payment. */
const payments = createStoredList({ key: 'payment-underway', readItem, most: 1 })

export const rememberPayment = (userId: number, planType: string | undefined): void =>
  payments.write(userId, [{ at: Date.now(), planType }])

/** The server shows what was paid for. */
export const forgetPayment = (userId: number): void => payments.write(userId, [])

/** After this time without the plan, the user may choose one again. */
const AWAITED_MS = 30 * MINUTE_MS

/** The payment from which the user has just come back. Another device knows of none. */
export function usePaymentUnderway(user: Pick<User, 'id'> | undefined): PaymentUnderway | undefined {
  const now = useNow()
  const [payment] = useStoredList(payments, user?.id ?? NOBODY)
  // the clock may have been set back
  return payment && Math.abs(now - payment.at) < AWAITED_MS ? payment : undefined
}
