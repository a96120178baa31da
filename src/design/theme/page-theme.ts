import { createTheme, type Theme } from '@mui/material/styles'

import { components } from './mui-components'
import { curves, durations } from './mui-theme'
import { THEME_ATTRIBUTE } from './theme-constants'
import { darkPalette, lightPalette, radius, typography } from './tokens'

const build = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: THEME_ATTRIBUTE },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    defaultColorScheme: 'light',
    typography,
    shape: { borderRadius: radius.control },
    focusVisible: true,
    motion: { reducedMotion: 'system' },
    transitions: { easing: curves, duration: durations },
    components,
  })

/** MUI's own theme, which writes the variables of the page (`BaseStyles`). Pages read them (`mui-theme.tsx`). */
export function createPageTheme(): Theme {
  const built = build()
  // the page defines all variables, so no fallback value is needed
  const theme = { ...built, vars: built.generateThemeVars() }
  theme.spacing = theme.generateSpacing()
  return theme
}
