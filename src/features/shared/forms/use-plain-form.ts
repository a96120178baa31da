import { useCallback, useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import type { UseFormSetError } from 'react-hook-form'

import type { ApiError } from '~/api/api-error'
import { useSingleFlight } from '~/features/shared/acts/single-flight'
import type { PlainMessageId } from '~/i18n/messages'

import { textIn, useFieldsLeftEarly, type FormRef } from './form-fields'
import type { FieldErrors, FormShell } from './form-shell'
import { useServerErrors } from './use-server-errors'

/** Marks an error shown on all fields. It is removed from all at once. */
const ON_ALL = 'all'

type PlainFormOptions<Field extends string, Flag extends string> = {
  ref: FormRef
  /** Names of the text fields in page order; must be constant. */
  fields: readonly Field[]
  /** Names of the checkboxes; must be constant. */
  flags: readonly Flag[]
  /** The problem of each invalid field. */
  check: (values: Record<Field, string>) => Partial<Record<Field, PlainMessageId>>
  pending: boolean
  /** The failure of the last submit. */
  failure: ApiError | null
  /** One error for all fields, instead of the failure's details. */
  onAll?: PlainMessageId | undefined
  onSubmit: (values: Record<Field, string> & Record<Flag, boolean>) => Promise<unknown>
}

/**
 * `useFormShell` without a form library, which would be a tenth of the login page. Same behaviour. Its handlers are on
 * the `<form>` and receive bubbling events.
 */
export function usePlainForm<Field extends string, Flag extends string>(options: PlainFormOptions<Field, Flag>) {
  const { ref, fields, flags, check, pending, failure, onAll, onSubmit } = options
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const left = useRef(new Set<Field>())
  const submit = useSingleFlight(onSubmit)

  const isField = (name: unknown): name is Field => fields.some((field) => field === name)

  function problemsIn(page: HTMLFormElement): FieldErrors<Field> {
    const problems = Object.entries(check(textsIn(page, fields)))
    return Object.fromEntries(
      problems.map(([field, message]) => [field, { type: 'rule', message }]),
    ) as FieldErrors<Field>
  }

  const setError = useCallback(
    (field: string, error: { type: string; message: string }, { shouldFocus = false } = {}) => {
      setErrors((others) => ({ ...others, [field]: error }))
      if (shouldFocus) focus(ref.current, field)
    },
    [ref],
  )

  // same signature, as far as it is used
  const others = useServerErrors(onAll ? null : failure, fields, setError as UseFormSetError<Record<string, string>>)
  useFieldsLeftEarly(ref, fields)

  // errors and focus are in the page
  useEffect(() => {
    if (!failure || !onAll) return
    fields.forEach((field, place) => setError(field, { type: ON_ALL, message: onAll }, { shouldFocus: place === 0 }))
  }, [failure, onAll, fields, setError])

  function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    const { name } = target
    if (!isField(name) || errors[name]) return
    left.current.add(name)
    const problem = problemsIn(currentTarget)[name]
    if (problem) setErrors((before) => ({ ...before, [name]: problem }))
  }

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const name = target instanceof HTMLInputElement && target.name
    if (!isField(name)) return
    const kept = errors[name]?.type === ON_ALL ? {} : errors
    const checked = left.current.has(name) || errors[name] !== undefined
    const problem = checked ? problemsIn(currentTarget)[name] : undefined
    // most key presses change nothing and must not render
    if (kept === errors && problem?.message === errors[name]?.message) return
    setErrors({ ...kept, [name]: problem })
  }

  function send(page: HTMLFormElement) {
    const problems = problemsIn(page)
    const first = fields.find((field) => problems[field])
    setErrors((before) => (first || fields.some((field) => before[field]) ? problems : before))
    if (first) focus(page, first)
    else void submit({ ...textsIn(page, fields), ...flagsIn(page, flags) })
  }

  const shell: FormShell = { ref, busy: pending, send }
  return { shell, errors, others, handlers: { onBlur, onInput } }
}

/** Values come from the page, so text typed before hydration and autofill count. */
const textsIn = <Field extends string>(page: HTMLFormElement, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, textIn(page, field)])) as Record<Field, string>

const flagsIn = <Flag extends string>(page: HTMLFormElement, flags: readonly Flag[]) => {
  const data = new FormData(page)
  return Object.fromEntries(flags.map((flag) => [flag, data.has(flag)])) as Record<Flag, boolean>
}

function focus(page: HTMLFormElement | null, field: string) {
  const input = page?.elements.namedItem(field)
  if (input instanceof HTMLInputElement) input.focus()
}
