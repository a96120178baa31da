import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useLayoutEffect, type ReactNode } from 'react'

import { getStyleCache } from './style-cache'
import { getTheme } from './theme'
import { themeMode } from './theme-mode'

type ThemeRootProps = {
  children: ReactNode
  /** Where styles are inserted; default: this page. */
  styles?: ReturnType<typeof getStyleCache>
}

/** The theme of the whole app. MUI neither stores nor sets the mode: only `theme-mode.ts` does. */
export function ThemeRoot({ children, styles = getStyleCache() }: ThemeRootProps) {
  // the attribute of <html> is outside React; the boot script has set it before the first paint
  useLayoutEffect(() => themeMode.start(), [])
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={getTheme()} colorSchemeNode={null} storageManager={null} defaultMode="light" noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
