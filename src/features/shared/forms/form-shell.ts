import type { ReactNode } from 'react'
import type { FieldError } from 'react-hook-form'

import type { ApiError } from '~/api/api-error'

import type { FormRef } from './form-fields'

/** What a form knows of itself, whichever library checks its fields. `Form` shows it. */
export type FormShell = {
  ref: FormRef
  /** Checked, sent, or about to be. */
  busy: boolean
  /** Checks the form and submits it, once at a time; else the first field in error has the focus. */
  send: (page: HTMLFormElement) => unknown
  failure: ApiError | null
  /** What the server says of no field of the form. */
  others: readonly string[]
  /** Some of what it says stands beside a field. */
  inFields: boolean
  /** How many fields were in error when it was last submitted. */
  wrong: number
  /** Asks before the page is left. */
  guard?: ReactNode
}

export type FieldErrors<Field extends string> = Partial<Record<Field, FieldError>>
