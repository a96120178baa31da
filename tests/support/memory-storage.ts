/** A storage in memory. `values` is its content. */
export function memoryStorage(stored: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(stored))
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    flush: () => {},
  }
}
