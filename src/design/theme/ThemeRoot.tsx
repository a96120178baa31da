import { CacheProvider } from '@emotion/react'
import { useLayoutEffect, type ReactNode } from 'react'

import { getStyleCache } from './styled'
import { themeMode } from './theme-mode'

type ThemeRootProps = {
  children: ReactNode
  /** Where styles are inserted; default: this page. */
  styles?: ReturnType<typeof getStyleCache>
  /** `BaseStyles`, unless the page already has them, like a pre-rendered page. */
  base?: ReactNode
}

/** Where the styles of the whole app go, and the start of its theme. */
export function ThemeRoot({ children, styles = getStyleCache(), base }: ThemeRootProps) {
  // the attribute of <html> is outside React; the boot script has set it before the first paint
  useLayoutEffect(() => themeMode.start(), [])
  return (
    <CacheProvider value={styles}>
      {base}
      {children}
    </CacheProvider>
  )
}
