import type { IntlShape } from 'react-intl'

import { ApiError, CODES, DEFAULT_MESSAGE, isMissing, Unverified } from '~/api/api-error'
import { shortened } from '~/platform/text'

import type { PlainMessageId } from './messages'

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

/** A longer server text is cut. */
const LONGEST = 300

/**
 * The documented English texts. They are for code and logs and never shown (docs/decisions.md, introduction).
 */
const FOR_LOGS = new Set([
  'No access token available',
  'Aucun refresh token disponible',
  'Token synchronization failed',
  'No access token in refresh response',
  'Failed to get user config',
  'Invalid configuration',
  'Validation failed',
  'Validation error',
  'Upgrade failed',
  'User IDs must be a non-empty array',
  'All user IDs must be valid positive integers',
])
const FOR_LOGS_PATTERN = /must be a valid positive integer$|^Cannot assign more than \d+ \w+ at once$/

const BY_CODE: Partial<Record<string, PlainMessageId>> = {
  [CODES.network]: 'errors.network',
  [CODES.timeout]: 'errors.timeout',
  [CODES.script]: 'errors.page.chunk.body',
  [CODES.scriptRefused]: 'errors.page.blocked.title',
  [CODES.scriptFailed]: 'errors.page.server.title',
  [CODES.listTooLong]: 'errors.listTooLong',
}

/** A text of the server on one line, cut when it is long. Undefined for markup. */
export function readableText(text: string): string | undefined {
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(text)) return undefined
  const line = text
    .slice(0, LONGEST * 4)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return shortened(line, LONGEST) || undefined
}

const isForLogs = (text: string) => text === DEFAULT_MESSAGE || FOR_LOGS.has(text) || FOR_LOGS_PATTERN.test(text)

/** A 503 that says no more than its status, or only what a gateway lacks. */
const UNAVAILABLE = /unavailable\W?$|upstream|balancer/i

/** A 503 is an answer to users, such as a maintenance; any other 5xx is a fault: its text says nothing to them. */
function isForUsers({ code, status_code, message }: ApiError): boolean {
  if (code === CODES.invalidResponse || status_code === 0) return false
  return status_code === 503 ? !UNAVAILABLE.test(message) : status_code < 500
}

/**
 * The server's message for the user, if any.
 * @param also texts of fields that no form shows, added to it
 */
export function serverText(error: unknown, also: readonly string[] = []): string | undefined {
  if (!(error instanceof ApiError) || !isForUsers(error)) return undefined
  const said = [error.message, ...error.non_field_errors].find((text) => !isForLogs(text)) ?? []
  const ofFields = also.filter((text) => !isForLogs(text) && readableText(text))
  return readableText([...new Set([said, ofFields].flat())].join(' – '))
}

/** What servers say of every refusal: 'Permission denied', 'Accès refusé'. The interface says it in the user's language. */
const NO_REASON =
  /^(?!.{61})[^:,]*(permis|forbid|denied|refus|interdit|auth?ori[sz]|not allowed|insuff|privileg|credential)[^:,]*$/i

/** Why the server refuses, in its own words: a suspended company, for example. Undefined if it only refuses. */
export function refusalReason(error: unknown, also?: readonly string[]): string | undefined {
  const said = serverText(error, also)
  return said && NO_REASON.test(said) ? undefined : said
}

/**
 * The text to show for a failure, the first of these that there is: a network failure; the message of a 503, with how
 * long to wait; how long the server asks to wait; its message, with what it says of fields, unless a 403 only refuses; the text of the
 * failed action; that the server asks to wait; 'Une erreur est survenue'. Do not use it where one fixed text is documented
 * (brand lists).
 *
 * @param notFoundId text for a 404, instead of the server's: the item no longer exists
 */
export function errorText(
  intl: IntlShape,
  error: unknown,
  fallbackId?: PlainMessageId,
  notFoundId?: PlainMessageId,
): string {
  if (notFoundId && isMissing(error)) return intl.formatMessage({ id: notFoundId })
  const byCode = error instanceof ApiError ? BY_CODE[error.code] : undefined
  if (byCode) return intl.formatMessage({ id: byCode })
  const { status_code, retryAfterMs, details = {} }: Partial<ApiError> = error instanceof ApiError ? error : {}
  const isForbidden = status_code === 403
  const said = (isForbidden ? refusalReason : serverText)(error, Object.values(details).flat())
  if (status_code === 503 && said) return [said, retryInText(intl, retryAfterMs)].filter(Boolean).join(' ')
  const text = waitSentence(intl, { retryAfterMs }) ?? said
  if (text) return text
  if (fallbackId) return intl.formatMessage({ id: fallbackId })
  return (
    waitSentence(intl, { status_code }) ??
    intl.formatMessage({ id: isForbidden ? 'errors.forbidden' : 'errors.unknown' })
  )
}

/** Shown below the title of an unconfirmed mutation: that the answer was lost, and what to do. */
export const unconfirmedText = (intl: IntlShape, failure: ApiError): string =>
  intl.formatMessage({ id: failure instanceof Unverified ? 'errors.outcome.unread' : 'errors.outcome.unclear' })
