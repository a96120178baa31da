import { useCallback, useEffect, useSyncExternalStore, type RefObject } from 'react'

/** The mounted form. A ref rather than state, so that mounting does not cause a render. */
export type FormRef = RefObject<HTMLFormElement | null>

/** `animationstart` detects autofill: MUI inputs start an empty animation on `:autofill`. */
const EVENTS = ['input', 'change', 'animationstart'] as const

/** The value of a field. Before hydration, only the page has it. */
export function textIn(form: HTMLFormElement | null | undefined, name: string): string {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input.value : ''
}

/**
 * Repeats the blur of fields that were filled and left before hydration: nothing validated them then.
 * @param names must be constant
 */
export function useFieldsLeftEarly(ref: FormRef, names: readonly string[]): void {
  useEffect(() => {
    for (const name of names) {
      const input = ref.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement && input.value !== '' && input !== document.activeElement)
        input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
  }, [ref, names])
}

/** Browsers hide an autofilled value until the user interacts with the page. */
const autofilled = (input: HTMLInputElement) => {
  try {
    return input.matches(':autofill')
  } catch {
    return false // the browser does not know the selector
  }
}

const holdsText = (input: RadioNodeList | Element | null) =>
  input instanceof HTMLInputElement && (input.value !== '' || autofilled(input))

/**
 * A value derived from the form, updated on every change of its fields.
 * @param before the value on pre-rendered pages
 */
export function useFormState<Value>(ref: FormRef, read: (form: HTMLFormElement | null) => Value, before: Value): Value {
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
  useFormState(ref, (form) => form !== null && names.every((name) => holdsText(form.elements.namedItem(name))), false)
