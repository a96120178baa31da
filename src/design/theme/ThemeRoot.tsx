import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { useLayoutEffect, type ReactNode } from 'react'

import { getStyleCache } from './styled'
import { getTheme } from './theme'
import { themeMode } from './theme-mode'

type ThemeRootProps = {
  children: ReactNode
  /** Where styles are inserted; default: this page. */
  styles?: ReturnType<typeof getStyleCache>
  /** `BaseStyles`, unless the page already has them, like a pre-rendered page. */
  base?: ReactNode
}

/**
 * The theme of the whole app. This is MUI's plain provider: the other one also stores and sets the mode, which only
 * `theme-mode.ts` may do here.
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
