import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

import type { ApiError } from '~/api/api-error'
import { plainText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'

/** Type of a server error: its message is a text, not a message id. */
export const SERVER_ERROR = 'server'

/** For server texts that cannot be shown. */
const INVALID: PlainMessageId = 'forms.invalid'

type Failure = Pick<ApiError, 'details' | 'non_field_errors'>

/**
 * Decision 22, C119: shows server errors at their fields and focuses the first one. Returns those without a field, to
 * show above the form.
 * @param fields input names in page order
 */
export function useServerErrors<Values extends FieldValues>(
  failure: Failure | null,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): string[] {
  const shown = useRef<Failure>(null)

  // the form's state is outside React; each failure is shown once, so that corrected fields stay correct
  useEffect(() => {
    if (!failure || shown.current === failure) return
    shown.current = failure
    const details = new Map(Object.entries(failure.details))
    fields
      .filter((field) => details.get(field)?.length)
      .forEach((field, place) => {
        const text = plainText(details.get(field)?.join(' ') ?? '')
        const error = text ? { type: SERVER_ERROR, message: text } : { type: 'custom', message: INVALID }
        setError(field, error, { shouldFocus: place === 0 })
      })
  }, [failure, fields, setError])

  return failure ? textsOfNoField(failure, fields) : []
}

function textsOfNoField({ details, non_field_errors }: Failure, fields: readonly string[]) {
  const unknown = Object.entries(details).flatMap(([field, texts]) => (fields.includes(field) ? [] : texts))
  return [...non_field_errors, ...unknown].flatMap((text) => plainText(text) ?? [])
}

/** Whether some errors are shown at a field. */
export const isInFields = (failure: Failure | null, fields: readonly string[]): boolean =>
  failure !== null && fields.some((field) => failure.details[field]?.length)
