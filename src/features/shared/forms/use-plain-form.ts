import { useCallback, useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type FormEvent } from 'react'

import type { ApiError } from '~/api/api-error'
import { useCallGuard } from '~/features/shared/mutations/use-call-guard'
import type { PlainMessageId } from '~/i18n/messages'
import { recordOf } from '~/platform/json'
import type { FieldProblems } from '~/validation/rule'

import {
  afterEdit,
  afterLateCheck,
  ofAttempt,
  ofField,
  ofForm,
  ofSent,
  outcomeOf,
  useServerErrors,
} from './form-errors'
import {
  inputIn,
  textIn,
  useFieldsLeft,
  whenReleased,
  type FormRef,
  type FieldErrors,
  type FormOutcome,
  type FormSubmission,
} from './form-fields'

type PlainFormOptions<Field extends string, Flag extends string> = {
  ref: FormRef
  /** Names of the text fields in page order; must be constant. */
  fields: readonly Field[]
  /** Names of the checkboxes; must be constant. */
  flags?: readonly Flag[]
  /** The problem of each invalid field. */
  check: (values: Record<Field, string>) => FieldProblems<Field>
  /** The same for asynchronous rules: their problems are shown at fields that pass `check`. */
  checkLate?: (values: Record<Field, string>) => Promise<FieldProblems<Field>>
  /** By field, another field whose rule reads it. Editing the first also checks the other, once that was left. */
  checkedWith?: Partial<Record<Field, Field>>
  pending: boolean
  /** The failure of the last submit. */
  failure: ApiError | null
  /** One error for all fields, instead of the failure's details. */
  onAll?: PlainMessageId | undefined
  onSubmit: (values: Record<Field, string> & Record<Flag, boolean>) => Promise<unknown>
}

const NONE: readonly never[] = []

/**
 * `useZodForm` for pre-rendered forms, without a form library, which would make up a tenth of their page. Fields are
 * validated, marked and focused in the same way. A form that needs notes and keys adds them to the submission, as
 * `AccountForm` does; the login needs none. Its handlers are on the `<form>` and receive bubbling events.
 */
export function usePlainForm<Field extends string, Flag extends string = never>(
  options: PlainFormOptions<Field, Flag>,
) {
  const { ref, fields, flags = NONE, check, checkLate, checkedWith, pending, failure, onAll, onSubmit } = options
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [sending, setSending] = useState(false)
  const [stopped, setStopped] = useState(false)
  const guard = useCallGuard()
  const left = useRef(new Set<Field>())
  const sent = useRef<Record<Field, string>>(undefined)
  const [outdated, setOutdated] = useState<{ failure: ApiError; fields: readonly Field[] }>()

  const isField = (name: string): name is Field => fields.some((field) => field === name)

  const setError = useCallback(
    (field: Field, error: { type: string; message: string }, { shouldFocus = false } = {}) => {
      setErrors((others) => ({ ...others, [field]: error }))
      if (shouldFocus) focus(ref.current, field)
    },
    [ref],
  )

  const isEdited = useCallback(
    (field: Field) => sent.current !== undefined && textIn(ref.current, field) !== sent.current[field],
    [ref],
  )
  const edited = useMemo(() => ({ form: ref, isEdited }), [ref, isEdited])
  const others = useServerErrors(onAll ? null : failure, fields, setError, edited)
  useFieldsLeft(ref, fields)

  // errors and focus are in the page; runs before the paint, so that no error about an edited text is announced
  useLayoutEffect(() => {
    if (!failure) return
    const changed = fields.filter(isEdited)
    // oxlint-disable-next-line react/set-state-in-effect -- what the fields hold now is in the page, not in React
    if (changed.length > 0) setOutdated({ failure, fields: changed })
    else if (onAll) fields.forEach((field, index) => setError(field, ofForm(onAll), { shouldFocus: index === 0 }))
  }, [failure, onAll, fields, setError, isEdited])

  /** Drops the answer for a text that has changed since. */
  async function showLate(page: HTMLFormElement, name: Field, values: Record<Field, string>) {
    const message = (await checkLate?.(values))?.[name]
    if (textIn(page, name) === values[name]) setErrors((before) => afterLateCheck(before, name, message))
  }

  function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    const { name } = target
    if (!isField(name) || errors[name]) return
    left.current.add(name)
    whenReleased(() => {
      const values = textsIn(currentTarget, fields)
      const message = check(values)[name]
      if (message) setError(name, ofField(message))
      else void showLate(currentTarget, name, values)
    })
  }

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    // only inputs fire this event
    const { name } = target as HTMLInputElement
    if (!isField(name)) return
    const values = textsIn(currentTarget, fields)
    const found = check(values)
    if (!found[name] && (left.current.has(name) || errors[name])) void showLate(currentTarget, name, values)
    const also = checkedWith?.[name]
    const checked = also ? [name, also] : [name]
    const isLeft = (field: Field) => left.current.has(field)
    // a password manager fills several fields between two renders
    setErrors((before) => afterEdit(before, { field: name, checked, found, isLeft }))
  }

  // late rules take a moment, and the button can be pressed again meanwhile
  async function validateAndSend(page: HTMLFormElement) {
    // without late rules, nothing renders before the call is sent: on a slow device a render takes as long
    if (checkLate) setSending(true)
    try {
      const values = textsIn(page, fields)
      const problems = check(values)
      const late: FieldProblems<Field> = checkLate ? await checkLate(values) : {}
      if (!fields.some((field) => problems[field] ?? late[field])) {
        setErrors((before) => ofSent(fields, before))
        sent.current = values
        setStopped(false)
        return await onSubmit({ ...values, ...flagsIn(page, flags) })
      }
      setStopped(true)
      // the late rules checked the texts as they were before
      const now = textsIn(page, fields)
      const found = check(now)
      const isSame = (field: Field) => now[field] === values[field]
      const shown = ofAttempt(
        fields,
        found,
        recordOf(fields, (field) => (isSame(field) ? late[field] : undefined)),
      )
      setErrors(shown)
      for (const field of fields) {
        left.current.add(field)
        if (!isSame(field) && !found[field]) void showLate(page, field, now)
      }
      const first = fields.find((field) => shown[field])
      return first && focus(page, first)
    } finally {
      setSending(false)
    }
  }

  const submission: FormSubmission & FormOutcome = {
    ref,
    busy: pending || sending,
    send: (page) => guard.run(undefined, () => validateAndSend(page)),
    ...outcomeOf(stopped ? null : failure, others, fields),
  }
  return {
    submission,
    /** The form's own rules stopped the last attempt: the failure of an earlier one is no longer shown. */
    stopped,
    errors,
    /** Whether the text of a field is another one than was sent last. */
    isEdited,
    /** Fields edited during the call: its failure is about their old texts. `onAll` is then shown at no field. */
    outdated: failure !== null && outdated?.failure === failure ? outdated.fields : NONE,
    /** Number of invalid fields after an attempt to submit. */
    wrong: stopped || failure ? fields.filter((field) => errors[field]).length : 0,
    handlers: { onBlur, onInput },
  }
}

/** Values are read from the page, so autofilled text and text typed before hydration count. */
const textsIn = <Field extends string>(page: HTMLFormElement, fields: readonly Field[]) =>
  recordOf(fields, (field) => textIn(page, field))

const flagsIn = <Flag extends string>(page: HTMLFormElement, flags: readonly Flag[]) => {
  const data = new FormData(page)
  return recordOf(flags, (flag) => data.has(flag))
}

const focus = (page: HTMLFormElement | null, field: string) => inputIn(page, field)?.focus()
