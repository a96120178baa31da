import type { SubscriptionInfo } from '~/api/generated/types.gen'
import { useNow } from '~/features/shared/Moment'
import { timeLeft, useTimeZone } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'

export const isCancelled = (subscription: SubscriptionInfo | null | undefined): boolean =>
  subscription?.billing_status === 'cancelled'

/** The day until which a cancelled subscription runs, in words. Undefined once it has passed, or if the server names none (K57). */
export function useAccessEnd(subscription: SubscriptionInfo | null | undefined): string | undefined {
  const { date } = useFormats()
  const end = isCancelled(subscription) ? subscription?.next_billing_date : undefined
  const left = timeLeft(end, useNow(), useTimeZone()) ?? 0
  return left > 0 ? date(end) : undefined
}
