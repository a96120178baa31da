/** Writes into the fields of a form as a person would: whoever watches the page learns of it. */
export function fillForm(form: HTMLFormElement | null, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form?.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) continue
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
