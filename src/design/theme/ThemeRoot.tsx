import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { useLayoutEffect, type ReactNode } from 'react'

import { getStyleCache } from './style-cache'
import { getTheme } from './theme'
import { themeMode } from './theme-mode'

type ThemeRootProps = {
  children: ReactNode
  /** Where styles are inserted; default: this page. */
  styles?: ReturnType<typeof getStyleCache>
  /** `BaseStyles`, unless the page came with them, as what the build has rendered does. */
  base?: ReactNode
}

/**
 * The theme of the whole app. The provider is the plain one: MUI's other one also stores and sets the mode, which only
 * `theme-mode.ts` does here.
 */
export function ThemeRoot({ children, styles = getStyleCache(), base }: ThemeRootProps) {
  // the attribute of <html> is outside React; the boot script has set it before the first paint
  useLayoutEffect(() => themeMode.start(), [])
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={getTheme()}>
        {base}
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
