import type { FieldError } from 'react-hook-form'
import type { IntlShape } from 'react-intl'

import type { PlainMessageId } from '~/i18n/messages'

import { SERVER_ERROR } from './use-server-errors'

/** The sentence under a field: the server's own, or the translation of the id that its schema names. */
export function fieldText(intl: IntlShape, error: FieldError | undefined): string | undefined {
  if (!error?.message) return undefined
  if (error.type === SERVER_ERROR) return error.message
  // schemas name ids of plain texts only: `Rule` says so
  return intl.formatMessage({ id: error.message as PlainMessageId })
}
