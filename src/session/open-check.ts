import type { Clock } from '~/platform/clock'

/** F §9: navigation must not ask again and again. */
const CACHED_MS = 2000

type Parts = {
  clock: Clock
  evaluate: () => boolean
  /** What the answer rests on: another witness makes it void at once (C046). */
  witness: () => string | null
}

/** Caches the answer to 'is a session open?' for two seconds. */
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
