import { create } from 'zustand'

import { safeLocalStorage } from '~/platform/storage'

import { RAIL_KEY, storedRail } from './stored-rail'

/** Whether this browser's user wants the side navigation as a rail of icons. Undefined: the window decides. */
export const useRail = create<{ chosen: boolean | undefined; choose: (folded: boolean) => void }>((set) => ({
  chosen: storedRail(safeLocalStorage),
  choose(folded) {
    safeLocalStorage.setItem(RAIL_KEY, folded ? 'rail' : 'wide')
    set({ chosen: folded })
  },
}))
