import { callsOf, type Description, refName, type Schema } from '../description.ts'
import { camel, HEADER } from './source.ts'

const KEYWORDS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const

/** `limits.registration.email.maxLength`: by schema name for request bodies, by operation for queries. */
export function limits(description: Description) {
  const found = new Map<string, string>()
  for (const { operationId, parameters, requestBody } of callsOf(description)) {
    for (const name of bodySchemas(requestBody?.content['application/json']?.schema)) {
      const rows = fields(description.components.schemas[name]?.properties ?? {}, description)
      if (rows) found.set(camel(name), rows)
    }
    const query = parameters.filter((parameter) => parameter.in === 'query')
    const rows = fields(Object.fromEntries(query.map(({ name, schema }) => [name, schema])), description)
    if (rows) found.set(operationId, rows)
  }
  const body = [...found].map(([name, rows]) => `  ${name}: {\n${rows}  },\n`).join('')
  return `${HEADER}
/** Lengths and counts of what is sent. Forms and sandbox read them here. */
export const limits = {\n${body}} as const\n`
}

function bodySchemas(schema: Schema | undefined): string[] {
  const name = refName(schema)
  return name ? [name] : (schema?.anyOf ?? []).flatMap(bodySchemas)
}

function fields(properties: Record<string, Schema>, { components }: Description) {
  return Object.entries(properties)
    .map(([field, schema]): [string, string[]] => {
      const target = components.schemas[refName(schema) ?? ''] ?? schema
      return [
        field,
        KEYWORDS.flatMap((keyword) => (target[keyword] === undefined ? [] : [`${keyword}: ${target[keyword]}`])),
      ]
    })
    .filter(([, bounds]) => bounds.length > 0)
    .map(([field, bounds]) => `    ${field}: { ${bounds.join(', ')} },\n`)
    .join('')
}
