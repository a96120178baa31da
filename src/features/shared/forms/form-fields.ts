import { useCallback, useEffect, useSyncExternalStore, type RefObject } from 'react'

/** A form once it stands in the page. A ref, not a state: its arrival is no reason to render again. */
export type FormRef = RefObject<HTMLFormElement | null>

/** `animationstart` is how browsers tell of autofill: MUI's inputs run an empty animation while `:autofill` holds. */
const EVENTS = ['input', 'change', 'animationstart'] as const

/** What stands in a field of the form. The page alone knows what was typed before hydration. */
export function textIn(form: HTMLFormElement | null | undefined, name: string): string {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input.value : ''
}

/**
 * Fields that a person filled and left before the page came to life are left once more: nobody checked them then.
 * @param names constant
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

/** Browsers keep an autofilled value to themselves until the person touches the page. */
const autofilled = (input: HTMLInputElement) => {
  try {
    return input.matches(':autofill')
  } catch {
    return false // a browser that does not know the selector
  }
}

const holdsText = (input: RadioNodeList | Element | null) =>
  input instanceof HTMLInputElement && (input.value !== '' || autofilled(input))

/**
 * Something read from a form of the page, and read again whenever one of its fields changes.
 * @param before what holds in pre-rendered pages
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

/** Whether every named field of the form holds something, typed or filled in by the browser. */
export const useFilled = (ref: FormRef, names: readonly string[]): boolean =>
  useFormState(ref, (form) => form !== null && names.every((name) => holdsText(form.elements.namedItem(name))), false)
