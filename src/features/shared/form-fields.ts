import { useCallback, useSyncExternalStore } from 'react'

/** `animationstart` is how browsers tell of autofill: MUI's inputs run an empty animation while `:autofill` holds. */
const EVENTS = ['input', 'change', 'animationstart'] as const

/** What stands in a field of the form. The page alone knows what was typed before hydration. */
export function textIn(form: HTMLFormElement | null, name: string): string {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input.value : ''
}

/**
 * Something read from a form of the page, and read again whenever one of its fields changes.
 * @param before what holds in pre-rendered pages
 */
export function useFormState<Value>(form: HTMLFormElement | null, read: () => Value, before: Value): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      for (const event of EVENTS) form?.addEventListener(event, changed)
      return () => {
        for (const event of EVENTS) form?.removeEventListener(event, changed)
      }
    },
    [form],
  )
  return useSyncExternalStore(subscribe, read, () => before)
}
