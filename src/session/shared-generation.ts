import { createStore, get, update } from 'idb-keyval'

import { type Clock, within } from '~/platform/clock'
import { own } from '~/platform/json'

/**
 * Counts the token changes in this browser, and stores the time of the last end that was broadcast. In IndexedDB, because local
 * storage can lag behind between processes, even under a Web Lock (measured; whatwg/html#403).
 */
export type SharedGeneration = {
  generation: number
  /** When a session last ended. Stored records have this name. */
  closedAt: number | null
}

export type Generations = {
  read: () => Promise<SharedGeneration>
  /** Runs in one transaction. @returns the new one, or undefined when `change` returned undefined */
  update: (change: (shared: SharedGeneration) => SharedGeneration | undefined) => Promise<SharedGeneration | undefined>
}

/** After this time the session works without IndexedDB (C050). */
export const GENERATIONS_WAIT_MS = 300

const KEY = 'generation'

export function parseSharedGeneration(value: unknown): SharedGeneration {
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
    read: async () => parseSharedGeneration(await get<unknown>(KEY, store)),
    async update(change) {
      let changed: SharedGeneration | undefined
      await update<unknown>(
        KEY,
        (old) => {
          changed = change(parseSharedGeneration(old))
          return changed ?? old
        },
        store,
      )
      return changed
    },
  }
}

export const readSharedGeneration = (
  clock: Clock,
  generations: Generations | undefined,
): Promise<SharedGeneration | undefined> =>
  generations ? within(clock, GENERATIONS_WAIT_MS, generations.read) : Promise.resolve(undefined)

/** `unknown`: no answer in time. `taken`: another tab changed it first. */
export async function updateSharedGeneration(
  clock: Clock,
  generations: Generations | undefined,
  change: (shared: SharedGeneration) => SharedGeneration | undefined,
): Promise<SharedGeneration | 'taken' | 'unknown'> {
  if (!generations) return 'unknown'
  const answer = await within(clock, GENERATIONS_WAIT_MS, async () => (await generations.update(change)) ?? 'taken')
  return answer ?? 'unknown'
}
