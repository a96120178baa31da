import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useLayoutEffect, type ReactNode } from 'react'

import { themeMode } from './theme-mode'
import { getTheme } from './theme/theme'

/** The theme around the whole app. MUI neither stores nor writes the mode: `theme-mode.ts` alone does. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  // the attribute of <html> stands outside React; the boot script has set it before the first paint
  useLayoutEffect(() => themeMode.start(), [])
  return (
    <ThemeProvider theme={getTheme()} colorSchemeNode={null} storageManager={null} defaultMode="light" noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}
