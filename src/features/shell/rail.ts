import { create } from 'zustand'

import { safeLocalStorage } from '~/platform/storage'

import { isRailStored, RAIL_KEY as KEY } from './stored-rail'

/** Whether this browser shows the side navigation as a rail of icons. */
export const useRail = create<{ folded: boolean; toggle: () => void }>((set, get) => ({
  folded: isRailStored(safeLocalStorage),
  toggle() {
    const folded = !get().folded
    if (folded) safeLocalStorage.setItem(KEY, 'rail')
    else safeLocalStorage.removeItem(KEY)
    set({ folded })
  },
}))
