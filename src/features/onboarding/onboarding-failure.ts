import type { IntlShape } from 'react-intl'

import { ApiError, CODES } from '~/api/api-error'
import { waitMinutes } from '~/features/shared/forms/wait-minutes'
import { serverText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'

/** Answers that are a success by their status and of no use: the client's own names for them. */
const INVALID_TOKENS = 'INVALID_TOKENS'
const INCOMPLETE_BUSINESS = 'INCOMPLETE_BUSINESS'

export const invalidTokens = () => new ApiError({ code: INVALID_TOKENS, status_code: 200 })
export const incompleteBusiness = () => new ApiError({ code: INCOMPLETE_BUSINESS, status_code: 201 })

const isSuccess = (status: number) => status >= 200 && status < 300

/** Neither did the network fail nor did a server answer: nobody knows what happened (B §8, 'unknown'). */
const isUnknown = ({ status_code, code }: ApiError) =>
  status_code === 0 && code !== CODES.network && code !== CODES.timeout

/** B §8: what is said of a registration that the server gives no words for. */
export function accountText(failure: ApiError): PlainMessageId {
  if (isUnknown(failure)) return 'onboarding.unknown'
  return failure.code === INVALID_TOKENS ? 'onboarding.account.tokens' : 'onboarding.account.failed'
}

/** B §8: the same of a business. An answer without the data it owes counts as one whose data is incomplete. */
export function businessText(failure: ApiError): PlainMessageId {
  if (isUnknown(failure)) return 'onboarding.unknown'
  if (!isSuccess(failure.status_code)) return 'onboarding.business.failed'
  const incomplete = failure.code === INCOMPLETE_BUSINESS || failure.code === CODES.invalidResponse
  return incomplete ? 'onboarding.business.incomplete' : 'onboarding.business.refused'
}

const CAUSES: Partial<Record<string, PlainMessageId>> = {
  [CODES.network]: 'errors.network',
  [CODES.timeout]: 'errors.timeout',
}

/** Why, as far as that helps: the network, the server's own trouble, or how long to wait. */
function causeOf(intl: IntlShape, { code, status_code, retryAfterMs }: ApiError): string | undefined {
  const minutes = waitMinutes(retryAfterMs)
  if (minutes !== undefined) return intl.formatMessage({ id: 'onboarding.retryIn' }, { minutes })
  const id = CAUSES[code] ?? (status_code >= 500 ? 'errors.server' : undefined)
  return id && intl.formatMessage({ id })
}

/** `texts`: what failed; none where the fields say it all. */
export type FailureTexts = { texts: readonly string[]; cause?: string | undefined }

type FailureContext = {
  /** What the server says of no field of the form. */
  others: readonly string[]
  /** Some of what it says stands beside a field. */
  inFields: boolean
  /** The documented text of what failed. */
  fallback: PlainMessageId
}

/**
 * What stands above the form: the details, else the server's own words, else the documented text.
 */
export function failureTexts(
  intl: IntlShape,
  failure: ApiError,
  { others, inFields, fallback }: FailureContext,
): FailureTexts {
  const cause = causeOf(intl, failure)
  if (others.length > 0) return { texts: others, cause }
  if (inFields) return { texts: [] }
  const said = serverText(failure)
  if (said || failure.status_code !== 429) return { texts: [said ?? intl.formatMessage({ id: fallback })], cause }
  const tooMany = intl.formatMessage({ id: 'errors.tooManyAttempts' })
  return { texts: [intl.formatMessage({ id: fallback })], cause: cause ? `${tooMany} ${cause}` : tooMany }
}
