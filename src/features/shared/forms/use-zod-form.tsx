import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useRef, useState } from 'react'
import {
  useWatch,
  type Control,
  type FieldPath,
  type FieldValues,
  get,
  useForm,
  type DefaultValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { core } from 'zod/mini'

import type { ApiError } from '~/api/api-error'
import { submitByKeys } from '~/design/layers/submit-by-keys'
import { useCallGuard } from '~/features/shared/mutations/use-call-guard'
import { lengthOf } from '~/validation/text'

import { CountedTextField, type CountedTextFieldProps } from './CountedTextField'
import { fieldText, outcomeOf, useServerErrors } from './form-errors'
import { textIn, useFieldsLeft, whenReleased, type FormOutcome, type FormSubmission } from './form-fields'
import { FormNotes } from './FormNotes'

type ZodFormOptions<Values extends FieldValues> = {
  schema: core.$ZodType<Values, Values>
  /** Input names in page order; must be constant. */
  fields: readonly FieldPath<Values>[]
  /** Leave it out on pre-rendered forms: it would overwrite text typed before hydration. */
  defaultValues?: DefaultValues<Values>
  pending: boolean
  /** The failure of the last submit. */
  failure: ApiError | null
  onSubmit: (values: Values) => Promise<unknown>
  /** While true, leaving the page asks first. */
  unsaved?: (page: HTMLFormElement | null) => boolean
}

const NONE: readonly never[] = []

/** Values of fields: texts, choices, lists of them. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Submits a form, unless pre-rendered (`usePlainForm`). Validates with a zod schema on blur, then on every change. */
export function useZodForm<Values extends FieldValues>(options: ZodFormOptions<Values>) {
  const { schema, fields, defaultValues, pending, failure, onSubmit, unsaved } = options
  const intl = useIntl()
  const ref = useRef<HTMLFormElement>(null)
  const prerendered = defaultValues === undefined
  const check = zodResolver(schema)
  const form: UseFormReturn<Values> = useForm<Values>({
    resolver: (...asked) => new Promise((resolve) => whenReleased(() => resolve(check(...asked)))),
    mode: 'onTouched',
    ...(defaultValues && { defaultValues }),
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const sent = useRef<Values>(null)
  const [stopped, setStopped] = useState(false)
  const guard = useCallGuard()
  const { getValues } = form
  const edited = useMemo(() => {
    const isEdited = (field: string) =>
      sent.current !== null && !isSame(get(sent.current, field), get(getValues(), field))
    return { form: ref, isEdited }
  }, [getValues])
  const others = useServerErrors(failure, fields, form.setError, edited)
  useFieldsLeft(ref, prerendered ? fields : NONE)

  // validation may be asynchronous, and the button can be clicked again meanwhile
  async function validateAndSend(page: HTMLFormElement) {
    // autofilled text and text typed before hydration are only in the page
    if (prerendered) for (const field of fields) form.setValue(field, textIn(page, field) as never)
    await form.handleSubmit(
      (values) => {
        sent.current = structuredClone(getValues())
        setStopped(false)
        return onSubmit(values)
      },
      () => setStopped(true),
    )()
  }

  const wrong = submitCount > 0 ? fields.filter((field) => get(errors, field) !== undefined).length : 0
  const submission: FormSubmission & FormOutcome = {
    ref,
    busy: pending || isSubmitting,
    send: (page) => guard.run(undefined, () => validateAndSend(page)),
    onKeyDown: submitByKeys,
    ...outcomeOf(stopped ? null : failure, others, fields),
    notes: <FormNotes unsaved={unsaved && (() => unsaved(ref.current))} wrong={wrong} />,
  }

  return {
    ...form,
    submission,
    /** Props of a field: registration and error. */
    field: <Name extends FieldPath<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
      ...form.register(name, rules),
      error: fieldText(intl, get(errors, name)),
    }),
  }
}

type LimitedTextFieldProps<Values extends FieldValues> = Omit<CountedTextFieldProps, 'name' | 'count'> & {
  control: Control<Values>
  name: FieldPath<Values>
  /** Counts the value in the form in which it is sent. */
  length?: (text: string) => number
}

/** A `CountedTextField` of a form of `useZodForm`. */
export function LimitedTextField<Values extends FieldValues>(props: LimitedTextFieldProps<Values>) {
  const { control, name, length = lengthOf, ...field } = props
  // watched here, so that a key press does not render the whole form
  const value: unknown = useWatch({ control, name })
  return <CountedTextField {...field} name={name} count={typeof value === 'string' ? length(value) : 0} />
}
