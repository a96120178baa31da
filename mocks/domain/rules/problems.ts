import { invalid, type FieldErrors } from '../../core/failure.ts'

/** Returns the problem of a value, or `undefined`. */
export type Rule = (value: string) => string | undefined

/** Throws all problems at once, as lists of messages by field. */
export function refuseProblems(problems: Record<string, (string | undefined)[]>): void {
  const details: FieldErrors = {}
  for (const [field, texts] of Object.entries(problems)) {
    const said = texts.filter((text) => text !== undefined)
    if (said.length > 0) details[field] = said
  }
  if (Object.keys(details).length > 0) throw invalid(details)
}

/** Length in code points after NFC, as in the client (K48). */
export const lengthOf = (value: string) => Array.from(value.normalize('NFC')).length
