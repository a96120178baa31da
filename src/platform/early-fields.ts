/*
 * What users enter into a pre-rendered page is in its fields only. React hydrates them as they are, unless something
 * else has changed the page, such as an extension or a translator: then it replaces the page, with empty fields.
 */

type Field = HTMLInputElement | HTMLSelectElement

const pathHere = () => new URL(document.URL).pathname

let early: { path: string; fields: Map<string, Field>; focused: EventTarget | null } | undefined

const rememberFocus = ({ target }: FocusEvent) => {
  if (early) early.focused = target
}

/** Call before hydration. @returns ends it */
export function rememberFields(root: Element): () => void {
  const fields = [...root.querySelectorAll<Field>('input, select')]
  const found = { path: pathHere(), fields: new Map(fields.map((field) => [field.name, field])) }
  early = { ...found, focused: document.activeElement }
  // a field that React replaces loses the focus without a later `focusin`
  addEventListener('focusin', rememberFocus)
  return () => removeEventListener('focusin', rememberFocus)
}

/** Copies what was entered into a field before hydration, if React has replaced the field. Once for each field. */
export function takeEarly(field: Field): void {
  const before = early?.path === pathHere() ? early.fields.get(field.name) : undefined
  if (!before) return
  early?.fields.delete(field.name)
  if (before === field) return
  field.value = before.value
  if (!(field instanceof HTMLInputElement && before instanceof HTMLInputElement)) return
  field.checked = before.checked
  if (before !== early?.focused || document.activeElement !== document.body) return
  field.focus()
  // no other kind of field has a caret that can be read
  if (before.selectionStart !== null) field.setSelectionRange(before.selectionStart, before.selectionEnd)
}
