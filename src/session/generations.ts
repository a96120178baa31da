import { createStore, get, update } from 'idb-keyval'

import type { Clock } from '~/platform/clock'
import { within } from '~/platform/clock'
import { own } from '~/platform/json'

/**
 * How often this browser's tokens have changed, and whether the last change was a sign-out. It lies in IndexedDB, because
 * local storage lags behind between processes even under a Web Lock: a read there may be older than what another tab
 * wrote before it gave the lock away (measured; whatwg/html#403).
 */
export type Mark = { generation: number; closedAt: number | null }

export type Generations = {
  read: () => Promise<Mark>
  /** One transaction. @returns what `change` made of the mark, or undefined when it made nothing of it */
  update: (change: (mark: Mark) => Mark | undefined) => Promise<Mark | undefined>
}

/** Blocked or hanging, IndexedDB is done without (C050). */
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

/** Where storage is blocked, even asking for it may throw (C070). */
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

/** `unknown`: nothing answered in time, so nothing is agreed. `taken`: another tab was faster. */
export async function moveMark(
  clock: Clock,
  generations: Generations | undefined,
  change: (mark: Mark) => Mark | undefined,
): Promise<Mark | 'taken' | 'unknown'> {
  if (!generations) return 'unknown'
  const answer = await within(clock, GENERATIONS_WAIT_MS, async () => (await generations.update(change)) ?? 'taken')
  return answer ?? 'unknown'
}
