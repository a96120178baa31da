import type { OperationId } from '../generated/operations.gen.ts'
import type { Fault } from './faults.ts'

/** The simulated network. Not part of the world: a reset keeps it. */
export type Conditions = {
  /** Milliseconds before each answer, random between both. */
  latency: { min: number; max: number }
  faults: Fault[]
}

export const fairWeather = (): Conditions => ({ latency: { min: 0, max: 0 }, faults: [] })

export type Weather = { read: () => Conditions; write: (conditions: Conditions) => void }

export function inMemory(start: Conditions): Weather {
  let conditions = start
  return {
    read: () => conditions,
    write: (next) => {
      conditions = next
    },
  }
}

/** The fault for this call, if any. Counts down faults that are limited to some calls. */
export function takeFault(conditions: Conditions, id: OperationId): Fault | undefined {
  const waiting = conditions.faults.filter(
    ({ operation, times }) => (operation === id || operation === '*') && times !== 0,
  )
  const fault = waiting[0]
  if (!fault) return undefined
  if (fault.skip) {
    fault.skip -= 1
    return undefined
  }
  if (fault.times !== undefined) fault.times -= 1
  conditions.faults = conditions.faults.filter(({ times }) => times !== 0)
  return fault
}

export async function travel({ latency: { min, max } }: Conditions): Promise<void> {
  const time = min + Math.random() * Math.max(0, max - min)
  if (time > 0) await new Promise((resolve) => setTimeout(resolve, time))
}
