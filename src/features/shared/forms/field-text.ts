import type { FieldError } from 'react-hook-form'
import type { IntlShape } from 'react-intl'

import type { PlainMessageId } from '~/i18n/messages'

import { SERVER_ERROR } from './use-server-errors'

/** The error text of a field: the server's text, or the translated message id of its rule. */
export function fieldText(intl: IntlShape, error: FieldError | undefined): string | undefined {
  if (!error?.message) return undefined
  if (error.type === SERVER_ERROR) return error.message
  // rules return plain message ids only (see `Rule`)
  return intl.formatMessage({ id: error.message as PlainMessageId })
}
