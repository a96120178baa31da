export type Pool = <T>(task: () => Promise<T>) => Promise<T>

/** Runs at most `size` tasks at a time; the others queue in order. */
export function createPool(size: number): Pool {
  const waiting: (() => void)[] = []
  let free = size
  return async (task) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** Concurrent reads: enough to be quick, few enough not to load the server. */
const AT_ONCE = 6

/**
 * What `read` gives for each id, by id. Undefined is left out.
 * @throws the first failure
 */
export async function readEach<Data>(rows: readonly { id: number }[], read: (id: number) => Promise<Data | undefined>) {
  const found = new Map<number, Data>()
  const pool = createPool(AT_ONCE)
  await Promise.all(
    rows.map(({ id }) =>
      pool(async () => {
        const data = await read(id)
        if (data !== undefined) found.set(id, data)
      }),
    ),
  )
  return found
}

/** A script that is loaded on first use, and once. A failed load is tried again on the next use. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>) {
  let loading: Promise<Loaded> | undefined
  let loaded: Loaded | undefined

  const begin = () => {
    loading = load().then((result) => (loaded = result))
    loading.catch(() => (loading = undefined))
    return loading
  }

  return {
    /** Whether it is loaded, or about to be. */
    asked: () => loading !== undefined,
    /** Undefined until it has loaded. For React, which shows a fallback even for a resolved promise. */
    loaded: () => loaded,
    load: () => loading ?? begin(),
    /** Loads it before it is used. A script that fails is requested again by its use. */
    preload: async () => void (await (loading ?? begin()).catch(() => {})),
  }
}

/** What `loadOnce` returns. */
export type LoadedOnce<Loaded> = ReturnType<typeof loadOnce<Loaded>>

/** Lets the browser do its pending work: paint, handle input, send calls. */
export const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Calls `run` when the browser has nothing else to do; at once in Safari, which has no `requestIdleCallback`. */
export const whenIdle = (run: () => void) => void (globalThis.requestIdleCallback ?? setTimeout)(() => run())
