import type { KeyboardEventHandler, ReactNode } from 'react'
import type { FieldError } from 'react-hook-form'

import type { ApiError } from '~/api/api-error'

import type { FormRef } from './form-fields'

/** What `Form` needs of a form, whichever library checks its fields. */
export type FormShell = {
  ref: FormRef
  /** Checked, sent, or about to be. */
  busy: boolean
  /** Checks the form and submits it, once at a time; else the first field in error has the focus. */
  send: (page: HTMLFormElement) => unknown
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>
  /** What stands between summary and fields. */
  notes?: ReactNode
}

/** What is told of the last try. */
export type FormOutcome = {
  failure: ApiError | null
  /** What the server says of no field of the form. */
  others: readonly string[]
  /** Some of what it says stands beside a field. */
  inFields: boolean
}

export type FieldErrors<Field extends string> = Partial<Record<Field, FieldError>>
