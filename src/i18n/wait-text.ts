import type { IntlShape } from 'react-intl'

import type { ApiError } from '~/api/api-error'

const LONGEST_MINUTES = 24 * 60

function rounded(seconds: number): [wait: number, unit: 'second' | 'minute' | 'hour'] {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return [seconds, 'second']
  return minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
}

/**
 * The wait of `Retry-After`, rounded up: '30 secondes', '15 minutes', or hours from two hours on. Undefined if missing
 * or unreasonable (LOG-25).
 */
export function waitText(intl: Pick<IntlShape, 'formatNumber'>, retryAfterMs = 0): string | undefined {
  const seconds = Math.ceil(retryAfterMs / 1000)
  if (!(seconds > 0 && seconds <= LONGEST_MINUTES * 60)) return undefined
  const [wait, unit] = rounded(seconds)
  return intl.formatNumber(wait, { style: 'unit', unit, unitDisplay: 'long' })
}

/** 'Réessayez dans 15 minutes.', beside a sentence that says what failed. Undefined without a usable wait (`waitText`). */
export function retryInText(intl: IntlShape, retryAfterMs: number | undefined): string | undefined {
  const wait = waitText(intl, retryAfterMs)
  return wait && intl.formatMessage({ id: 'errors.retryIn' }, { wait })
}

/** The documented text of a 429, and how long to wait if the server says it. */
export const tooManyText = (intl: IntlShape, { retryAfterMs }: Asked): string =>
  [intl.formatMessage({ id: 'errors.tooManyAttempts' }), retryInText(intl, retryAfterMs)].filter(Boolean).join(' ')

type Asked = { [Key in 'status_code' | 'retryAfterMs']?: ApiError[Key] | undefined }

/** How long the server asks to wait; for a 429 without a time, that it asks to wait. Undefined if it does not ask. */
export function waitSentence(intl: IntlShape, { status_code, retryAfterMs }: Asked): string | undefined {
  const wait = waitText(intl, retryAfterMs)
  if (wait) return intl.formatMessage({ id: 'errors.wait' }, { wait })
  return status_code === 429 ? intl.formatMessage({ id: 'errors.page.busy.body' }) : undefined
}
