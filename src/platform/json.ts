export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads own properties only: a key from the network may be `constructor` or `__proto__`. */
export const own = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined

/**
 * Nothing that is documented is nested so deep. Functions that call themselves for each level, ours and those of
 * libraries, would run out of stack.
 */
const DEEPEST = 64

/** Empties what is nested deeper, and keeps all the rest. */
function flatten(value: unknown, depth = 1): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) return null
  for (const key of Object.keys(value)) {
    const inner: unknown = Reflect.get(value, key)
    if (flatten(inner, depth + 1) !== inner) Reflect.deleteProperty(value, key)
  }
  return value
}

/** `undefined` for invalid JSON. Drops a leading byte order mark, and what is nested too deep. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return { value: flatten(value) }
  } catch {
    return undefined
  }
}

/** A record that holds a value for each key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> =>
  // an entry for each key
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
