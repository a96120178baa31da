import { useSyncExternalStore } from 'react'

import { MINUTE_MS } from '~/platform/durations'

let minute = 0

function subscribe(listener: () => void) {
  const look = () => {
    minute = Math.floor(Date.now() / MINUTE_MS)
    listener()
  }
  look()
  const timer = setInterval(look, MINUTE_MS)
  return () => clearInterval(timer)
}

const read = () => (minute === 0 ? Math.floor(Date.now() / MINUTE_MS) : minute)

/** The time to the minute: a page that stays open sees its trial end. */
export const useNow = () => useSyncExternalStore(subscribe, read) * MINUTE_MS
