import { useSyncExternalStore } from 'react'

import { MINUTE_MS } from '~/platform/durations'

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, MINUTE_MS)
  return () => clearInterval(timer)
}

/** The time to the minute, in milliseconds: a page that stays open sees its trial end, and the next day begin. */
export const useNow = (): number =>
  useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS)) * MINUTE_MS
