import type { Locks, TabChannel } from '~/session/ports'
import { parseSharedGeneration, type Generations, type SharedGeneration } from '~/session/shared-generation'
import { parseMessage } from '~/session/tabs'

/** Decides when an asynchronous step continues; tests control the order. */
export type Gate = (what: string) => Promise<void>

type Waiting = { grant: () => void; signal: AbortSignal }

/** `navigator.locks` of one browser: exclusive, first in, first out. */
export function createFakeLocks(gate: Gate) {
  let held = false
  const queue: Waiting[] = []

  function next() {
    const first = queue.shift()
    held = !!first
    first?.grant()
  }

  const locks: Locks = {
    request: (name, { signal }, task) =>
      new Promise((resolve, reject) => {
        let granted = false
        const grant = () => {
          granted = true
          void gate(`lock ${name}`).then(task).then(resolve, reject).finally(next)
        }
        signal.addEventListener('abort', () => {
          if (granted) return
          queue.splice(0, queue.length, ...queue.filter((waiting) => waiting.grant !== grant))
          reject(new DOMException('The request was aborted.', 'AbortError'))
        })
        if (held) queue.push({ grant, signal })
        else {
          held = true
          grant()
        }
      }),
  }

  return {
    locks,
    /** A tab froze while holding the lock. */
    freeze: () => void (held = true),
    /** The lock is stolen: the next in the queue continues beside its holder. */
    lose: next,
  }
}

/** The used part of IndexedDB: each update is one transaction. */
export function createFakeGenerations(gate: Gate) {
  let value: unknown
  const generations: Generations = {
    async read() {
      await gate('generation read')
      return parseSharedGeneration(value)
    },
    async update(change) {
      await gate('generation update')
      const sharedGeneration: SharedGeneration | undefined = change(parseSharedGeneration(value))
      if (sharedGeneration) value = structuredClone(sharedGeneration)
      await gate('generation updated')
      return sharedGeneration
    },
  }
  return { generations, sharedGeneration: () => parseSharedGeneration(value) }
}

const describe = (message: unknown) => {
  const { type, generation } = parseMessage(message) ?? {}
  return `${type} ${generation}`
}

/** One BroadcastChannel per tab; a tab does not receive its own messages. */
export function createFakeChannels(gate: Gate) {
  const ears = new Map<number, (message: unknown) => void>()
  let sent = 0
  return {
    sent: () => sent,
    open: (tab: number): TabChannel => ({
      post(message) {
        sent += 1
        const copy: unknown = structuredClone(message)
        for (const other of ears.keys()) {
          if (other === tab) continue
          void gate(`${other} hears ${tab}: ${describe(copy)}`).then(() => ears.get(other)?.(copy))
        }
      },
      listen(receive) {
        ears.set(tab, receive)
        return () => void ears.delete(tab)
      },
    }),
  }
}
