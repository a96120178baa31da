import type { Description } from '../description.ts'
import { camel, HEADER, lines, quoted } from './source.ts'

/** The values the documents name: of an answer the provider may add one, of a request there is no other. */
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
