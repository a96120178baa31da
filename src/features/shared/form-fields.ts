import { useCallback, useSyncExternalStore, type RefObject } from 'react'

/** A form once it stands in the page. A ref, not a state: its arrival is no reason to render again. */
export type FormRef = RefObject<HTMLFormElement | null>

/** `animationstart` is how browsers tell of autofill: MUI's inputs run an empty animation while `:autofill` holds. */
const EVENTS = ['input', 'change', 'animationstart'] as const

/** What stands in a field of the form. The page alone knows what was typed before hydration. */
export function textIn(form: HTMLFormElement | null | undefined, name: string): string {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input.value : ''
}

/** The fields a person filled and left before the page came to life: nobody checked them then. */
export const fieldsLeft = <Name extends string>(form: HTMLFormElement | null, names: readonly Name[]): Name[] =>
  names.filter((name) => textIn(form, name) !== '' && form?.elements.namedItem(name) !== document.activeElement)

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
