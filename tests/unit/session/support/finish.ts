import type { FakeClock } from './fake-clock'

/** Advances time until the promise settles, a minute at most. */
export async function finish<Value>({ clock }: { clock: FakeClock }, promise: Promise<Value>): Promise<Value> {
  const progress = { done: false }
  const watched = promise.finally(() => (progress.done = true))
  watched.catch(() => {})
  await clock.advance(0)
  for (let step = 0; step < 1200 && !progress.done; step += 1) await clock.advance(50)
  if (!progress.done) throw new Error('It did not settle within a minute')
  return watched
}
