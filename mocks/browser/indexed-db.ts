import { createStore, get, setMany } from 'idb-keyval'

import type { Lock, WorldStore } from './shared-world.ts'

/** Opening a blocked database may fail at once or never settle. */
const OPENING_TIME = 5000

const late = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not answer')), OPENING_TIME)
  })

/** `undefined` when the browser has no IndexedDB for this page. */
export async function openWorldStore(): Promise<WorldStore | undefined> {
  try {
    const store = createStore('sandbox', 'world')
    const revision = async () => Number((await get<unknown>('revision', store)) ?? 0)
    await Promise.race([revision(), late()])
    return {
      revision,
      read: () => get<string>('json', store),
      write: (number, json) =>
        setMany(
          [
            ['revision', number],
            ['json', json],
          ],
          store,
        ),
    }
  } catch {
    return undefined
  }
}

/** One holder at a time across all tabs; in this tab only without Web Locks. */
export function openLock(): Lock {
  if ('locks' in navigator) return (work) => navigator.locks.request('sandbox', work)
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
}
