import { useCallback, useSyncExternalStore, type RefObject } from 'react'

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
export function useFilled(form: RefObject<HTMLFormElement | null>, names: readonly string[]): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = form.current
      for (const event of EVENTS) element?.addEventListener(event, changed)
      return () => {
        for (const event of EVENTS) element?.removeEventListener(event, changed)
      }
    },
    [form],
  )
  const read = () => {
    const fields = form.current?.elements
    return fields !== undefined && names.every((name) => holdsText(fields.namedItem(name)))
  }
  return useSyncExternalStore(subscribe, read, () => false)
}
