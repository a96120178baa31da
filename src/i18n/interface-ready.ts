/** F §9: how often the loading indicator looks again. */
const POLL_MS = 100
/** K53: how long the interface waits for its language in all. */
const LONGEST_WAIT_MS = 5000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Waits for `work` as the loading indicator does: looks every 100 ms, goes on at once when the work is done, and after 5 s
 * in any case. Work that failed is done too: what depends on it shows its fallback.
 * @returns whether it was done in time
 */
export async function waitForInterface(work: Promise<unknown>): Promise<boolean> {
  const state = { done: false }
  const finish = () => {
    state.done = true
  }
  const settled = work.then(finish, finish)
  const deadline = Date.now() + LONGEST_WAIT_MS
  while (!state.done && Date.now() < deadline) await Promise.race([settled, sleep(POLL_MS)])
  return state.done
}
