/** Time as the transport and the session see it. Tests pass their own. */
export type Clock = {
  now: () => number
  /** Runs once after `ms`. The returned function cancels it. */
  after: (ms: number, run: () => void) => () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Resolves after `ms`. Rejects with the reason of `signal` once that is aborted, as `fetch` does. */
export function wait(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      cancel()
      reject(signal?.reason)
    }
    const cancel = clock.after(ms, () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    })
    signal?.addEventListener('abort', stop)
  })
}

/** The result of `work`, or undefined when it fails or takes longer than `ms`. Never rejects. */
export function within<Value>(clock: Clock, ms: number, work: () => Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const cancel = clock.after(ms, () => resolve(undefined))
    const settle = (value: Value | undefined) => {
      cancel()
      resolve(value)
    }
    // async, so that a synchronous throw becomes a rejection
    void (async () => work())().then(settle, () => settle(undefined))
  })
}

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** The pause between the last key press in a search field and the call. */
export const TYPING_PAUSE_MS = 250

/** Start a search query with it: a newer text aborts the query before its call is made, so the last one wins (C305). */
export async function typingPause(search: string, signal: AbortSignal): Promise<void> {
  if (search.trim() !== '') await wait(systemClock, TYPING_PAUSE_MS, signal)
}
