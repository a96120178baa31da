import type { Clock } from '~/platform/clock'

/** Every 50 ms, ten times, one second at most (decision 12). */
const POLL_MS = 50
const TRIES = 10
const DEADLINE_MS = 1000

/** Resolves to true once `isThere` holds, checked on every change and every poll; to false at the deadline. */
export function appears(
  clock: Clock,
  subscribe: (listener: () => void) => () => void,
  isThere: () => boolean,
): Promise<boolean> {
  const deadline = clock.now() + DEADLINE_MS
  return new Promise((resolve) => {
    let tries = 0
    const settle = (came: boolean) => {
      cancel()
      unsubscribe()
      resolve(came)
    }
    const look = () => {
      if (isThere()) settle(true)
    }
    const poll = () => {
      tries += 1
      if (isThere()) settle(true)
      else if (tries >= TRIES || clock.now() >= deadline) settle(false)
      else cancel = clock.after(POLL_MS, poll)
    }
    let cancel = clock.after(POLL_MS, poll)
    const unsubscribe = subscribe(look)
  })
}
