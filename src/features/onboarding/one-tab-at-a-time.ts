/**
 * Waits for the same act of other tabs of this browser, whose outcome `run` can then look at. Without Web Locks, as on
 * plain http, it runs at once.
 */
export async function oneTabAtATime<Outcome>(name: string, run: () => Promise<Outcome>): Promise<Outcome> {
  const { locks } = globalThis.navigator as { locks?: LockManager }
  return locks ? locks.request(name, run) : run()
}
