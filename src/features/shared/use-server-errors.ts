import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

import type { ApiError } from '~/api/api-error'

import { plainText } from './plain-text'

/** Marks the errors of the server among those of the schema: their message is a text, not an id. */
export const SERVER_ERROR = 'server'

/**
 * Decision 22, C119: what the server says of a field of the form stands beside it, the first one focused; what belongs
 * to no field is returned, to stand above the form.
 *
 * @param fields the names of the form's inputs, in their order on the page, as a constant
 */
export function useServerErrors<Values extends FieldValues>(
  failure: Pick<ApiError, 'details' | 'non_field_errors'> | null,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): string[] {
  // the form's store is outside React
  useEffect(() => {
    if (!failure) return
    const told = fields.filter((field) => failure.details[field]?.length)
    told.forEach((field, place) => {
      const message = plainText((failure.details[field] ?? []).join(' '))
      setError(field, { type: SERVER_ERROR, message }, { shouldFocus: place === 0 })
    })
  }, [failure, fields, setError])

  if (!failure) return []
  const names: readonly string[] = fields
  const unknown = Object.entries(failure.details).filter(([field]) => !names.includes(field))
  return [...failure.non_field_errors, ...unknown.flatMap(([, texts]) => texts)].map(plainText)
}
