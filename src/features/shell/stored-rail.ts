import type { SafeStorage } from '~/platform/storage'

export const RAIL_KEY = 'navigation'

/** Whether this browser shows the side navigation as a rail of icons. */
export const isRailStored = (storage: SafeStorage): boolean => storage.getItem(RAIL_KEY) === 'rail'
