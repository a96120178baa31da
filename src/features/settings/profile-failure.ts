import type { IntlShape } from 'react-intl'

import { CODES, type ApiError } from '~/api/api-error'
import { serverText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'
import { tooManyText } from '~/i18n/wait-text'

const INVALID = new Set([400, 422])

/** The error text for a profile that was not saved, by code and status (B §8). */
export function profileFailureText(intl: IntlShape, failure: ApiError): string {
  const say = (id: PlainMessageId) => intl.formatMessage({ id })
  const { code, status_code } = failure
  if (code === CODES.network || code === CODES.timeout) return say('errors.connection')
  if (status_code === 403) return say('errors.forbidden')
  if (status_code === 429) return tooManyText(intl, failure)
  if (INVALID.has(status_code)) return serverText(failure) ?? say('errors.invalidData')
  return say('settings.profile.error')
}
