import { create } from 'zustand'

import { safeLocalStorage } from '~/platform/storage'

const KEY = 'navigation'

/** Whether this browser shows the side navigation as a rail of icons. */
export const useRail = create<{ folded: boolean; toggle: () => void }>((set, get) => ({
  folded: safeLocalStorage.getItem(KEY) === 'rail',
  toggle() {
    const folded = !get().folded
    if (folded) safeLocalStorage.setItem(KEY, 'rail')
    else safeLocalStorage.removeItem(KEY)
    set({ folded })
  },
}))
