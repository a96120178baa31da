import { useEffect, useRef, useState } from 'react'
import type { FieldError } from 'react-hook-form'
import type { IntlShape } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { readableText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'

import { inputIn, type FormRef, type FormOutcome } from './form-fields'

/** What a server says in French of too many tries, in words without case and accents (`plainWords`). */
export const TOO_MANY_TRIES = /trop d(?:e |['’])(?:tentative|essai|echec|connexion|requete|demande)/

/** Type of a server error: its message is a text, not a message id. */
export const SERVER_ERROR = 'server'

/** For server texts that cannot be shown. */
const INVALID: PlainMessageId = 'forms.invalid'

type Failure = Pick<ApiError, 'details' | 'non_field_errors'>

/** `setError` of a form, with or without the form library. */
type SetError<Field extends string> = (
  field: Field,
  error: { type: string; message: string },
  options: { shouldFocus: boolean },
) => void

type Edited<Field extends string> = {
  form: FormRef
  /** Whether the field's text was edited after it was sent. */
  isEdited: (field: Field) => boolean
}

/**
 * Shows server errors at their fields and focuses the first one (C119). Returns the errors to show above the form:
 * those without a field and, with the field's name, those of fields edited since, which are about another text.
 * @param fields input names in page order
 */
export function useServerErrors<Field extends string>(
  failure: Failure | null,
  fields: readonly Field[],
  setError: SetError<Field>,
  edited?: Edited<Field>,
): string[] {
  const shown = useRef<Failure>(null)
  const [late, setLate] = useState<{ failure: Failure; texts: string[] }>()

  // the form's state is outside React; each failure is shown once, so that corrected fields stay correct
  useEffect(() => {
    if (!failure || shown.current === failure) return
    shown.current = failure
    const details = new Map(Object.entries(failure.details))
    const refused = fields.filter((field) => details.get(field)?.length)
    const textOf = (field: string) => readableText(details.get(field)?.join(' ') ?? '')
    const isLate = (field: Field) => edited?.isEdited(field) ?? false
    refused
      .filter((field) => !isLate(field))
      .forEach((field, index) => {
        const text = textOf(field)
        const error = text ? { type: SERVER_ERROR, message: text } : { type: 'custom', message: INVALID }
        setError(field, error, { shouldFocus: index === 0 })
      })
    const texts = refused.filter(isLate).flatMap((field) => {
      const text = textOf(field)
      return text ? [[labelIn(edited?.form.current, field), text].filter(Boolean).join(' – ')] : []
    })
    // oxlint-disable-next-line react/set-state-in-effect -- what the fields hold now is in the page, not in React
    if (texts.length > 0) setLate({ failure, texts })
  }, [failure, fields, setError, edited])

  if (!failure) return []
  return [...(late?.failure === failure ? late.texts : []), ...textsOfNoField(failure, fields)]
}

const labelIn = (form: HTMLFormElement | null | undefined, field: string): string | undefined =>
  inputIn(form, field)?.labels?.[0]?.textContent

/** The texts of a failure that belong to none of these fields. */
export function textsOfNoField({ details, non_field_errors }: Failure, fields: readonly string[]): string[] {
  const unknown = Object.entries(details).flatMap(([field, texts]) => (fields.includes(field) ? [] : texts))
  return [...non_field_errors, ...unknown].flatMap((text) => readableText(text) ?? [])
}

/** @param others what `useServerErrors` returned */
export const outcomeOf = (
  failure: ApiError | null,
  others: readonly string[],
  fields: readonly string[],
): FormOutcome => ({
  failure,
  others,
  inFields: failure !== null && fields.some((field) => failure.details[field]?.length),
})

/** The error text of a field: the server's text, or the translated message id of its rule. */
export function fieldText(intl: IntlShape, error: FieldError | undefined): string | undefined {
  if (!error?.message) return undefined
  if (error.type === SERVER_ERROR) return error.message
  // rules return plain message ids only (see `Rule`)
  return intl.formatMessage({ id: error.message as PlainMessageId })
}
