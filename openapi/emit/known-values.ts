import type { Description } from '../description.ts'
import { camel, HEADER, lines, quoted } from './source.ts'

/** Documented values. Answers may hold others; requests may not. */
export function knownValues({ components }: Description) {
  const rows = Object.entries(components.schemas).flatMap(([name, schema]): [string, string][] => {
    const values = schema['x-known-values'] ?? schema.enum
    return values ? [[camel(name), `[${values.map(quoted).join(', ')}]`]] : []
  })
  return `${HEADER}
export const knownValues = {
${lines(rows)}} as const

export type KnownValue<Name extends keyof typeof knownValues> = (typeof knownValues)[Name][number]
`
}
