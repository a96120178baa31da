import type { SafeStorage } from '~/platform/storage'

export const RAIL_KEY = 'navigation'

/** Whether the user wants a rail of icons. Undefined: one below 1,200 px, where a page needs the room. */
export function storedRail(storage: SafeStorage): boolean | undefined {
  const stored = storage.getItem(RAIL_KEY)
  return stored === 'rail' || stored === 'wide' ? stored === 'rail' : undefined
}
