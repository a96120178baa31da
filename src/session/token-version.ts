import { createStore, get, update } from 'idb-keyval'

import { type Clock, within } from '~/platform/clock'
import { own } from '~/platform/json'

/**
 * Counts the token changes in this browser, and stores the time of the last sign-out. In IndexedDB, because local
 * storage can lag behind between processes, even under a Web Lock (measured; whatwg/html#403).
 */
export type Mark = { generation: number; closedAt: number | null }

export type Generations = {
  read: () => Promise<Mark>
  /** Runs in one transaction. @returns the new mark, or undefined when `change` returned undefined */
  update: (change: (mark: Mark) => Mark | undefined) => Promise<Mark | undefined>
}

/** After this time the session works without IndexedDB (C050). */
export const GENERATIONS_WAIT_MS = 300

const KEY = 'generation'

export function parseMark(value: unknown): Mark {
  const generation = own(value, 'generation')
  const closedAt = own(value, 'closedAt')
  return {
    generation: Number.isSafeInteger(generation) && Number(generation) > 0 ? Number(generation) : 0,
    closedAt: typeof closedAt === 'number' && Number.isFinite(closedAt) ? closedAt : null,
  }
}

/** Reading `indexedDB` may throw when storage is blocked. */
function hasIndexedDb(): boolean {
  try {
    return typeof indexedDB !== 'undefined'
  } catch {
    return false
  }
}

export function createGenerations(): Generations | undefined {
  if (!hasIndexedDb()) return undefined
  const store = createStore('auth', 'marks')
  return {
    read: async () => parseMark(await get<unknown>(KEY, store)),
    async update(change) {
      let changed: Mark | undefined
      await update<unknown>(
        KEY,
        (old) => {
          changed = change(parseMark(old))
          return changed ?? old
        },
        store,
      )
      return changed
    },
  }
}

export const readMark = (clock: Clock, generations: Generations | undefined): Promise<Mark | undefined> =>
  generations ? within(clock, GENERATIONS_WAIT_MS, generations.read) : Promise.resolve(undefined)

/** `unknown`: no answer in time. `taken`: another tab changed the mark first. */
export async function moveMark(
  clock: Clock,
  generations: Generations | undefined,
  change: (mark: Mark) => Mark | undefined,
): Promise<Mark | 'taken' | 'unknown'> {
  if (!generations) return 'unknown'
  const answer = await within(clock, GENERATIONS_WAIT_MS, async () => (await generations.update(change)) ?? 'taken')
  return answer ?? 'unknown'
}
