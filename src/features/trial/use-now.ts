import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

let minute = 0

function subscribe(listener: () => void) {
  const look = () => {
    minute = Math.floor(Date.now() / MINUTE)
    listener()
  }
  look()
  const timer = setInterval(look, MINUTE)
  return () => clearInterval(timer)
}

const read = () => (minute === 0 ? Math.floor(Date.now() / MINUTE) : minute)

/** The time to the minute: a page that stays open sees its trial end. */
export const useNow = () => useSyncExternalStore(subscribe, read) * MINUTE
