const DEEPEST = 8

function* entries(value: object, prefix: string, depth: number): Generator<[string, unknown]> {
  for (const [key, inner] of Object.entries(value)) {
    const id = prefix === '' ? key : `${prefix}.${key}`
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) {
      if (depth < DEEPEST) yield* entries(inner, id, depth + 1)
    } else yield [id, inner]
  }
}

/**
 * Nested objects and dotted keys are equivalent: `{ auth: { login: { submit: '…' } } }`, `{ 'auth.login.submit': '…' }`
 * (decision 31).
 */
export const flattenMessages = (value: unknown): [id: string, text: unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? [...entries(value, '', 1)] : []
