import { useCallback, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import type { FieldError, UseFormSetError } from 'react-hook-form'

import { useFieldsLeftEarly, type FormRef } from '~/features/shared/forms/form-fields'
import { useSingleFlight } from '~/features/shared/forms/single-flight'

import { LOGIN_FIELDS, loginProblems, type LoginField, type LoginFormValues } from './login-form'
import { WRONG_CREDENTIALS } from './use-wrong-credentials'

type Errors = Partial<Record<LoginField, FieldError>>

const isField = (name: unknown): name is LoginField => LOGIN_FIELDS.some((field) => field === name)

/** The form's values are those in the page: also what was typed before hydration, or filled in by the browser. */
function valuesOf(form: HTMLFormElement): LoginFormValues {
  const data = new FormData(form)
  const textOf = (field: LoginField) => {
    const value = data.get(field)
    return typeof value === 'string' ? value : ''
  }
  return { email: textOf('email'), password: textOf('password'), remember_me: data.has('remember_me') }
}

function problemsOf(form: HTMLFormElement): Errors {
  const problems = Object.entries(loginProblems(valuesOf(form)))
  return Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }]))
}

const isEmpty = (errors: Errors) => !LOGIN_FIELDS.some((field) => errors[field])

function focus(form: HTMLFormElement | null, field: LoginField) {
  const input = form?.elements.namedItem(field)
  if (input instanceof HTMLInputElement) input.focus()
}

/**
 * Two fields that need no form library, which would be a tenth of the page: checked when left, then with each key
 * (look and rules as in every form). Its handlers stand on the `<form>`, where the events of the fields arrive.
 */
export function useLoginForm(form: FormRef, onSubmit: (values: LoginFormValues) => Promise<void>) {
  const [errors, setErrors] = useState<Errors>({})
  const left = useRef(new Set<LoginField>())
  const submit = useSingleFlight(onSubmit)

  /** The same as react-hook-form's, for what the forms share. */
  const setError = useCallback<UseFormSetError<LoginFormValues>>(
    (field, error, options) => {
      if (!isField(field)) return
      setErrors((others) => ({ ...others, [field]: error }))
      if (options?.shouldFocus) focus(form.current, field)
    },
    [form],
  )

  useFieldsLeftEarly(form, LOGIN_FIELDS)

  function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    const { name } = target
    if (!isField(name) || errors[name]) return
    left.current.add(name)
    const problem = problemsOf(currentTarget)[name]
    if (problem) setErrors((others) => ({ ...others, [name]: problem }))
  }

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const name = target instanceof HTMLInputElement && target.name
    if (!isField(name)) return
    // wrong credentials stand on both fields and go from both
    const others = errors[name]?.type === WRONG_CREDENTIALS ? {} : errors
    const checked = left.current.has(name) || errors[name] !== undefined
    const problem = checked ? problemsOf(currentTarget)[name] : undefined
    // most keys change nothing, and must cost nothing
    if (others === errors && problem?.message === errors[name]?.message) return
    setErrors({ ...others, [name]: problem })
  }

  function onSubmitForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const problems = problemsOf(event.currentTarget)
    setErrors((before) => (isEmpty(before) && isEmpty(problems) ? before : problems))
    const first = LOGIN_FIELDS.find((field) => problems[field])
    if (first) focus(event.currentTarget, first)
    else void submit(valuesOf(event.currentTarget))
  }

  return { errors, setError, handlers: { onBlur, onInput, onSubmit: onSubmitForm } }
}
