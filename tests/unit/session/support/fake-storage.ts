/** A `Storage` on a map that tabs may share; counts its writes. */
export function createFakeStorage(
  entries = new Map<string, string>(),
  onWrite: (key: string | null) => void = () => {},
) {
  let writes = 0
  let full = false
  let blocked = false

  const guard = () => {
    if (blocked) throw new DOMException('Access is denied for this document.', 'SecurityError')
  }

  const storage: Storage = {
    get length() {
      guard()
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem(key) {
      guard()
      return entries.get(key) ?? null
    },
    setItem(key, value) {
      guard()
      if (full) throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError')
      writes += 1
      if (entries.get(key) === value) return
      entries.set(key, value)
      onWrite(key)
    },
    removeItem(key) {
      guard()
      if (entries.delete(key)) onWrite(key)
    },
    clear() {
      guard()
      entries.clear()
      onWrite(null)
    },
  }

  return {
    storage,
    entries,
    writes: () => writes,
    fill: (isFull: boolean) => void (full = isFull),
    block: (isBlocked: boolean) => void (blocked = isBlocked),
  }
}
