import type { IntlShape } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { mayBeDone } from '~/api/may-be-done'
import { errorText, readableText } from '~/i18n/error-text'

/** The server's text about the address, else about another field, else about the call. */
export function refusalText(intl: IntlShape, error: ApiError): string {
  if (mayBeDone(error)) return intl.formatMessage({ id: 'invitations.dialog.unknown.one' })
  const { email = [], ...others } = error.details
  const texts = email.length > 0 ? email : Object.values(others).flat()
  return readableText(texts.join(' ')) ?? errorText(intl, error)
}
