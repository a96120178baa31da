import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { DEFAULT_TIME_ZONE, readTimeZone } from './dates'

const store = createStore<string>()(() => DEFAULT_TIME_ZONE)

/** The time zone of every date in the interface, from the language configuration. */
export const timeZone = {
  get: store.getState,
  set: (value: unknown): void => store.setState(readTimeZone(value), true),
  reset: (): void => store.setState(DEFAULT_TIME_ZONE, true),
}

export const useTimeZone = (): string => useStore(store)
