import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useLayoutEffect, type ReactNode } from 'react'

import { getStyleCache } from './style-cache'
import { getTheme } from './theme'
import { themeMode } from './theme-mode'

type ThemeRootProps = {
  children: ReactNode
  /** Where the rules go; to this page when not given. */
  styles?: ReturnType<typeof getStyleCache>
}

/** The theme around the whole app. MUI neither stores nor writes the mode: `theme-mode.ts` alone does. */
export function ThemeRoot({ children, styles = getStyleCache() }: ThemeRootProps) {
  // the attribute of <html> stands outside React; the boot script has set it before the first paint
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
