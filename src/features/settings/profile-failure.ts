import type { IntlShape } from 'react-intl'

import { CODES, refusedStatus, type ApiError } from '~/api/api-error'
import { serverText, tooManyText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'
import { plainWords } from '~/platform/text'

const INVALID = new Set([400, 422])

/** By status, else by the word in the code or text: a refusal may come with a 2xx status. */
const isValidation = ({ status_code, code, message }: ApiError) =>
  INVALID.has(status_code) || (status_code < 500 && /validation/.test(plainWords(`${code} ${message}`)))

/** The error text for a profile that was not saved, by code and status. */
export function profileFailureText(intl: IntlShape, failure: ApiError): string {
  const say = (id: PlainMessageId) => intl.formatMessage({ id })
  const { code } = failure
  const status_code = refusedStatus(failure)
  if (code === CODES.network || code === CODES.timeout) return say('errors.connection')
  if (status_code === 403) return say('errors.forbidden')
  if (status_code === 429) return tooManyText(intl, failure)
  if (status_code !== undefined && isValidation(failure)) return serverText(failure) ?? say('errors.invalidData')
  return say('settings.profile.error')
}
