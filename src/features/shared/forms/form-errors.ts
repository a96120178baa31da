import { useEffect, useRef, useState } from 'react'
import type { FieldError } from 'react-hook-form'
import type { IntlShape } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { readableText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'
import type { FieldProblems } from '~/validation/rule'

import { inputIn, type FieldErrors, type FormRef, type FormOutcome } from './form-fields'

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

// The errors of a form without the form library

/** Type of an error that a rule found: its message is a message id. */
const RULE = 'rule'
/** The same for an asynchronous rule. */
const LATE = 'late'
/** Marks an error shown on all fields. It is removed from all at once. */
const ON_ALL = 'all'

const errorOf = (message: PlainMessageId | undefined, type: string) => message && { type, message }

/** An error of the form, shown at each field. */
export const ofForm = (message: PlainMessageId) => ({ type: ON_ALL, message })

/** A problem of a field that was left. */
export const ofField = (message: PlainMessageId) => ({ type: RULE, message })

type Edit<Field extends string> = {
  /** The edited field. */
  field: Field
  /** The fields whose problems are looked at: the edited one, and one whose rule reads it. */
  checked: readonly Field[]
  /** What the rules say about the texts now. */
  found: FieldProblems<Field>
  /** Whether the field was left before: until then it has no error. */
  isLeft: (field: Field) => boolean
}

/** The errors after an edit: the same object when nothing changes, as for most key presses, so that nothing renders. */
export function afterEdit<Field extends string>(
  before: FieldErrors<Field>,
  { field, checked, found, isLeft }: Edit<Field>,
): FieldErrors<Field> {
  const others: FieldErrors<Field> = before[field]?.type === ON_ALL ? {} : before
  const due = checked.filter((one) => isLeft(one) || before[one])
  // the late error stays until the late rules have run again: otherwise each key press would announce it again
  const shown = due.map((one) => {
    const stays = one === field && !found[one] && before[one]?.type === LATE
    return [one, stays ? before[one] : errorOf(found[one], RULE)] as const
  })
  const isSame = others === before && shown.every(([one, error]) => error?.message === before[one]?.message)
  return isSame ? before : { ...others, ...Object.fromEntries(shown) }
}

/** The errors once the late rules have checked a field that passes the others. */
export function afterLateCheck<Field extends string>(
  before: FieldErrors<Field>,
  field: Field,
  message: PlainMessageId | undefined,
): FieldErrors<Field> {
  const shown = before[field]
  if (message ? shown?.message === message : shown?.type !== LATE) return before
  return { ...before, [field]: errorOf(message, LATE) }
}

/** The errors of an attempt to submit that the form's own rules stopped. */
export const ofAttempt = <Field extends string>(
  fields: readonly Field[],
  found: FieldProblems<Field>,
  late: FieldProblems<Field>,
): FieldErrors<Field> =>
  // an entry for each field
  Object.fromEntries(
    fields.map((field) => [field, found[field] ? errorOf(found[field], RULE) : errorOf(late[field], LATE)]),
  ) as FieldErrors<Field>

/** The errors of an attempt that is sent: none, and the same object when there were none. */
export const ofSent = <Field extends string>(
  fields: readonly Field[],
  before: FieldErrors<Field>,
): FieldErrors<Field> => (fields.some((field) => before[field]) ? {} : before)
