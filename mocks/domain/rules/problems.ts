import { invalid, type FieldErrors } from '../../core/failure.ts'

/** A rule says what is wrong with a value, or nothing. */
export type Rule = (value: string) => string | undefined

/** Every field's problems at once, in the documented form: a field name, a list of texts. */
export function refuseProblems(problems: Record<string, (string | undefined)[]>): void {
  const details: FieldErrors = {}
  for (const [field, texts] of Object.entries(problems)) {
    const said = texts.filter((text) => text !== undefined)
    if (said.length > 0) details[field] = said
  }
  if (Object.keys(details).length > 0) throw invalid(details)
}

/** Length in code points after NFC, as the client counts (K48). */
export const lengthOf = (value: string) => Array.from(value.normalize('NFC')).length
