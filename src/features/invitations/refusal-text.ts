import type { IntlShape } from 'react-intl'

import { errorText, plainText } from '~/i18n/error-text'

import type { Unsent } from './invite-all'

/** What the server says of the address comes before what it says of the call. */
export const refusalText = (intl: IntlShape, { error }: Unsent): string =>
  plainText(error.details['email']?.join(' ') ?? '') ?? errorText(intl, error)
