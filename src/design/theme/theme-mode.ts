import { useSyncExternalStore } from 'react'

import { createThemeMode } from './create-theme-mode'

export const themeMode = createThemeMode(() => (typeof window === 'undefined' ? undefined : window))

/** `choice` is what the person asked for, `mode` what is shown. */
export function useThemeMode() {
  const { choice, mode } = useSyncExternalStore(themeMode.subscribe, themeMode.get, themeMode.getInitial)
  return { choice, mode, setChoice: themeMode.setChoice, toggle: themeMode.toggle }
}
