import { useSyncExternalStore } from 'react'

import { safeLocalStorage } from '~/platform/storage'

import { createThemeMode } from './create-theme-mode'

export const themeMode = createThemeMode(() => (typeof window === 'undefined' ? undefined : window), safeLocalStorage)

/** `choice` is the user's setting, `mode` the theme shown. */
export function useThemeMode() {
  const { choice, mode } = useSyncExternalStore(themeMode.subscribe, themeMode.get, themeMode.getInitial)
  return { choice, mode, setChoice: themeMode.setChoice, toggle: themeMode.toggle }
}
