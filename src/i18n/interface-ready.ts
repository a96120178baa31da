import { systemClock, wait } from '~/platform/clock'

/** Polling interval of the loading indicator. */
const POLL_MS = 100
/** Total time the interface waits for its language (K53). */
const LONGEST_WAIT_MS = 5000

/**
 * Waits for `work`, polling every 100 ms, for at most 5 s. Failed work counts as done: its consumers show their
 * fallback.
 * @returns whether it was done in time
 */
export async function waitForInterface(work: Promise<unknown>): Promise<boolean> {
  const state = { done: false }
  const finish = () => {
    state.done = true
  }
  const settled = work.then(finish, finish)
  const deadline = Date.now() + LONGEST_WAIT_MS
  while (!state.done && Date.now() < deadline) await Promise.race([settled, wait(systemClock, POLL_MS)])
  return state.done
}
