/** Parameters that the payment page returns. Anyone can write such a URL: only the name of a known plan is shown. */
export type PaymentSearch = { session_id?: string; plan_type?: string; reason?: string }

const LONGEST = 200

/** The router reads a text of digits as a number. */
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export function readPaymentSearch(search: Record<string, unknown>): PaymentSearch {
  const found: PaymentSearch = {}
  for (const name of ['session_id', 'plan_type', 'reason'] as const) {
    const text = textOf(search[name]).trim().slice(0, LONGEST)
    if (text !== '') found[name] = text
  }
  return found
}
