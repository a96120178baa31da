import { emitWindowEvent } from './events'
import { mask, maskId } from './mask'

/** Analytics events. */
export type AnalyticsEvent =
  | 'payment_success_confirmed'
  | 'payment_cancelled'
  | 'subscription_upgrade_completed'
  | 'subscription_upgrade_failed'

export type AnalyticsParams = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Parameters may come from a URL that anybody can write (C280). */
const LONGEST_TEXT = 200

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The id of a payment, by which its events are found again. */
const SESSION_ID = 'session_id'

const plain = (name: string, value: AnalyticsParams[string]) => {
  if (typeof value !== 'string') return value
  return (name === SESSION_ID ? maskId(value) : mask(value)).slice(0, LONGEST_TEXT)
}

/** Pushes to `window.dataLayer` and emits the `analytics` event. Sends nothing over the network. */
export function track(event: AnalyticsEvent, params: AnalyticsParams = {}): void {
  if (typeof window === 'undefined') return
  const safe = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, plain(key, value)]))
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...safe })
  emitWindowEvent('analytics', { event, params: safe })
}
