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
  }
}

/** What `loadOnce` returns. */
export type LoadedOnce<Loaded> = ReturnType<typeof loadOnce<Loaded>>
