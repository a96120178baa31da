import { fairWeather, type Conditions } from '../core/conditions.ts'

const KEY = 'sandbox.conditions'

export function readConditions(): Conditions {
  try {
    // written by writeConditions() below; anything else is dropped
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Conditions | null
    return stored && Array.isArray(stored.faults) ? { ...fairWeather(), ...stored } : fairWeather()
  } catch {
    return fairWeather()
  }
}

/** Latency and faults survive a reload and apply to all tabs. */
export function writeConditions(conditions: Conditions): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(conditions))
  } catch {
    // blocked or full: they last as long as this page
  }
}
