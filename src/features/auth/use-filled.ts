import { useFormState, type FormRef } from '~/features/shared/forms/form-fields'

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
export const useFilled = (ref: FormRef, names: readonly string[]): boolean =>
  useFormState(ref, (form) => form !== null && names.every((name) => holdsText(form.elements.namedItem(name))), false)
