import { useSyncExternalStore } from 'react'

import { MINUTE_MS } from '~/platform/clock'

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, MINUTE_MS)
  return () => clearInterval(timer)
}

/** The time to the minute, in milliseconds: an open page notices the end of the trial and the start of the next day. */
export const useNow = (): number =>
  useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS)) * MINUTE_MS
