import { create } from 'zustand'

import { safeLocalStorage } from '~/platform/storage'

const KEY = 'shortcuts'
const OFF = 'off'

type Switch = { on: boolean; turn: (on: boolean) => void }

/** Whether single-key shortcuts are active: on unless switched off on this device (WCAG 2.1.4). */
export const useShortcuts = create<Switch>((set) => ({
  on: safeLocalStorage.getItem(KEY) !== OFF,
  turn(on) {
    set({ on })
    if (on) safeLocalStorage.removeItem(KEY)
    else safeLocalStorage.setItem(KEY, OFF)
  },
}))
