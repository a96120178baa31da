import { useCallback, useSyncExternalStore } from 'react'

/** `animationstart` is how browsers tell of autofill: MUI's inputs run an empty animation while `:autofill` holds. */
const EVENTS = ['input', 'change', 'animationstart'] as const

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
 * Whether every named field of the form holds something. Read from the page itself, which alone knows what was typed
 * before hydration and what the browser filled in.
 */
export function useFilled(form: HTMLFormElement | null, names: readonly string[]): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      for (const event of EVENTS) form?.addEventListener(event, changed)
      return () => {
        for (const event of EVENTS) form?.removeEventListener(event, changed)
      }
    },
    [form],
  )
  const read = () => form !== null && names.every((name) => holdsText(form.elements.namedItem(name)))
  return useSyncExternalStore(subscribe, read, () => false)
}
