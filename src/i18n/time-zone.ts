import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** F §3's default, also used for an unknown zone. */
export const DEFAULT_TIME_ZONE = 'Europe/Paris'

export function readTimeZone(value: unknown): string {
  if (typeof value !== 'string' || value === '') return DEFAULT_TIME_ZONE
  try {
    return new Intl.DateTimeFormat('fr', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return DEFAULT_TIME_ZONE
  }
}

const store = createStore<string>()(() => DEFAULT_TIME_ZONE)

/** The time zone of every date in the interface, from the language configuration. */
export const timeZone = {
  get: store.getState,
  set: (value: unknown): void => store.setState(readTimeZone(value), true),
  reset: (): void => store.setState(DEFAULT_TIME_ZONE, true),
}

export const useTimeZone = (): string => useStore(store)
