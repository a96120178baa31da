import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

import type { ApiError } from '~/api/api-error'
import { plainText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'

/** Marks the errors of the server among those of the schema: their message is a text, not an id. */
export const SERVER_ERROR = 'server'

/** Where the server's text is not one to show. */
const INVALID: PlainMessageId = 'forms.invalid'

type Failure = Pick<ApiError, 'details' | 'non_field_errors'>

/**
 * Decision 22, C119: what the server says of a field of the form stands beside it, the first one focused; what belongs
 * to no field is returned, to stand above the form.
 *
 * @param fields the names of the form's inputs, in their order on the page
 */
export function useServerErrors<Values extends FieldValues>(
  failure: Failure | null,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): string[] {
  const shown = useRef<Failure>(null)

  // the form's store is outside React; each failure is shown once, or it would come back over what was corrected since
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
