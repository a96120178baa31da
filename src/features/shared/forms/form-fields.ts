import {
  type KeyboardEventHandler,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import type { FieldError } from 'react-hook-form'

import type { ApiError } from '~/api/api-error'
import { takeEarly } from '~/platform/early-fields'

/** What `Form` needs, independent of the validation library. */
export type FormSubmission = {
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

/** The mounted form. A ref rather than state, so that mounting does not cause a render. */
export type FormRef = RefObject<HTMLFormElement | null>

/** `animationstart` detects autofill: a filled field starts an empty animation (`Field.tsx`). */
const EVENTS = ['input', 'change', 'animationstart'] as const

export function inputIn(form: HTMLFormElement | null | undefined, name: string): HTMLInputElement | undefined {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}

/** The value of a field, read from the page: before hydration it is nowhere else. */
export const textIn = (form: HTMLFormElement | null | undefined, name: string): string =>
  inputIn(form, name)?.value ?? ''

/** Functions that wait for the release of the mouse button; undefined while no button is pressed. */
let waiting: (() => void)[] | undefined

function press({ button }: MouseEvent): void {
  if (button === 0) waiting ??= []
}

function release(): void {
  // the click event comes right after the release
  for (const run of waiting ?? []) setTimeout(run)
  waiting = undefined
}

/** After a context menu or a drag there is no `mouseup`; a key press shows that the button is up again. */
const RELEASES = ['mouseup', 'contextmenu', 'keydown']

/** Mounted forms. The page is listened to while there is one. */
let forms = 0

function watchMouse(): () => void {
  forms += 1
  // the same function is added once, however many forms there are
  addEventListener('mousedown', press, true)
  for (const event of RELEASES) addEventListener(event, release, true)
  return () => {
    forms -= 1
    if (forms > 0) return
    removeEventListener('mousedown', press, true)
    for (const event of RELEASES) removeEventListener(event, release, true)
    release()
  }
}

/**
 * Supports validation on blur in every form. It keeps what fields were filled with before hydration, repeats the blur of
 * those that were left, and tracks the mouse for `whenReleased`.
 * @param names must be constant
 */
export function useFieldsLeft(ref: FormRef, names: readonly string[]): void {
  useLayoutEffect(() => {
    for (const field of ref.current?.elements ?? []) if (field instanceof HTMLInputElement) takeEarly(field)
  }, [ref])
  useEffect(() => {
    const stop = watchMouse()
    for (const name of names) {
      const input = inputIn(ref.current, name)
      if (input?.value && input !== document.activeElement)
        input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
    return stop
  }, [ref, names])
}

/**
 * Runs code that moves the page once no mouse button is down. A button or link that moves between press and release
 * gets no click: pressing it blurs a field, whose error would move what stands below.
 */
export function whenReleased(run: () => void): void {
  if (waiting) waiting.push(run)
  else run()
}

/** Browsers hide an autofilled value until the user interacts with the page. */
const autofilled = (input: HTMLInputElement) => {
  try {
    return input.matches(':autofill')
  } catch {
    return false // the browser does not know the selector
  }
}

const holdsText = (input: HTMLInputElement | undefined) =>
  input !== undefined && (input.value !== '' || autofilled(input))

/**
 * A value derived from the form, updated on every change of its fields.
 * @param before the value on pre-rendered pages
 */
export function useFormValue<Value>(ref: FormRef, read: (form: HTMLFormElement | null) => Value, before: Value): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const form = ref.current
      for (const event of EVENTS) form?.addEventListener(event, changed)
      return () => {
        for (const event of EVENTS) form?.removeEventListener(event, changed)
      }
    },
    [ref],
  )
  return useSyncExternalStore(
    subscribe,
    () => read(ref.current),
    () => before,
  )
}

/** Whether all named fields have a value, typed or autofilled. */
export const useFilled = (ref: FormRef, names: readonly string[]): boolean =>
  useFormValue(ref, (form) => names.every((name) => holdsText(inputIn(form, name))), false)
