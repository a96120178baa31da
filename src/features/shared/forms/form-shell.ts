import type { KeyboardEventHandler, ReactNode } from 'react'
import type { FieldError } from 'react-hook-form'

import type { ApiError } from '~/api/api-error'

import type { FormRef } from './form-fields'

/** What `Form` needs, independent of the validation library. */
export type FormShell = {
  ref: FormRef
  /** Validating, sending, or about to. */
  busy: boolean
  /** Validates and submits, one at a time. When invalid, focuses the first invalid field. */
  send: (page: HTMLFormElement) => unknown
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>
  /** Content between summary and fields. */
  notes?: ReactNode
}

/** The outcome of the last attempt to submit. One that the form's own rules stopped has none. */
export type FormOutcome = {
  failure: ApiError | null
  /** Server errors that belong to no field. */
  others: readonly string[]
  /** Some errors are shown at a field. */
  inFields: boolean
}

export type FieldErrors<Field extends string> = Partial<Record<Field, FieldError>>
