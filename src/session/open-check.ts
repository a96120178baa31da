import type { Clock } from '~/platform/clock'

/** Avoids a new check on every navigation. */
const CACHED_MS = 2000

type Parts = {
  clock: Clock
  evaluate: () => boolean
  /** Cache key: a changed value discards the cached answer (C046). */
  witness: () => string | null
}

/** Caches for two seconds whether a session is open. */
export function createOpenCheck({ clock, evaluate, witness }: Parts) {
  let cached: { value: boolean; at: number; seen: string | null } | undefined

  return {
    forget: () => void (cached = undefined),
    isOpen(): boolean {
      const now = clock.now()
      const seen = witness()
      if (!cached || cached.seen !== seen || Math.abs(now - cached.at) >= CACHED_MS) {
        cached = { value: evaluate(), at: now, seen }
      }
      return cached.value
    },
  }
}
