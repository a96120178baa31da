import type { Clock } from '~/platform/clock'

import type { Locks, PageEvents, TabChannel } from './ports'

/** Undefined on plain http and in old Safari (C053). */
export function browserLocks(): Locks | undefined {
  const locks = globalThis.navigator?.locks
  return locks && { request: (name, options, task) => locks.request(name, options, task) }
}

/** Opened on first use: an open channel would keep the pre-render process alive. */
export function browserChannel(name: string): TabChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  let channel: BroadcastChannel | undefined
  const open = () => (channel ??= new BroadcastChannel(name))
  return {
    post: (message) => open().postMessage(message),
    listen(listener) {
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data)
      try {
        open().addEventListener('message', onMessage)
      } catch {
        // opaque origins may not open channels
      }
      return () => {
        channel?.close()
        channel = undefined
      }
    },
  }
}

function listenTo(target: EventTarget, types: readonly string[], listener: (event: Event) => void): () => void {
  const stop = new AbortController()
  for (const type of types)
    target.addEventListener(type, listener, { capture: true, passive: true, signal: stop.signal })
  return () => stop.abort()
}

/** `pageshow`: back on this page by the back-forward cache, which is a navigation. */
const ACTIVITY = ['pointerdown', 'keydown', 'touchstart', 'pageshow']

export const browserPage: PageEvents = {
  onStorage: (listener) =>
    listenTo(window, ['storage'], (event) => {
      if (event instanceof StorageEvent) listener(event.key)
    }),
  onWake(listener) {
    const stops = [
      listenTo(window, ['pageshow'], listener),
      listenTo(document, ['visibilitychange'], () => {
        if (document.visibilityState === 'visible') listener()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  },
  onActivity: (listener) => listenTo(window, ACTIVITY, listener),
}

/**
 * Runs the task under the lock, or without it when locks are missing, fail or take too long: a frozen tab may hold one
 * forever (measured). The task runs once, and its result counts even if the lock is stolen.
 */
export function withLock<Result>(
  { clock, locks }: { clock: Clock; locks: Locks | undefined },
  name: string,
  waitMs: number,
  task: () => Promise<Result>,
): Promise<Result> {
  if (!locks) return task()
  return new Promise((resolve, reject) => {
    const giveUpWaiting = new AbortController()
    let work: Promise<void> | undefined

    // never rejects: callers wait for the outer promise
    const runOnce = (): Promise<void> => {
      cancel()
      work ??= task().then(resolve, reject)
      return work
    }
    const cancel = clock.after(waitMs, () => {
      giveUpWaiting.abort()
      void runOnce()
    })
    // a lock granted late is released at once: the task is already running or done
    const granted = () => (work ? Promise.resolve() : runOnce())
    const ask = async () => locks.request(name, { signal: giveUpWaiting.signal }, granted)
    ask().catch(runOnce)
  })
}
