import type { IntlShape } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { errorText, plainText } from '~/i18n/error-text'

/** What the server says of the address comes first, then what it says of another field, then what it says of the call. */
export function refusalText(intl: IntlShape, error: ApiError): string {
  const { email = [], ...others } = error.details
  const texts = email.length > 0 ? email : Object.values(others).flat()
  return plainText(texts.join(' ')) ?? errorText(intl, error)
}
