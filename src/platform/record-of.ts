/** A record that holds a value for each key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> =>
  // an entry for each key
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
