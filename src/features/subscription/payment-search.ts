/** What the payment page brings along. Anybody can write such an address: nothing of it is shown but the name of a known plan. */
export type PaymentSearch = { session_id?: string; plan_type?: string; reason?: string }

const LONGEST = 200

/** A text of digits alone has been read as a number by the router. */
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export function readPaymentSearch(search: Record<string, unknown>): PaymentSearch {
  const found: PaymentSearch = {}
  for (const name of ['session_id', 'plan_type', 'reason'] as const) {
    const text = textOf(search[name]).trim().slice(0, LONGEST)
    if (text !== '') found[name] = text
  }
  return found
}
