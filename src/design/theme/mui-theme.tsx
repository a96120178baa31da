import { createTheme, type Theme } from '@mui/material/styles'
import { ThemeProvider } from '@mui/system'
import type { ReactNode } from 'react'

import { components } from './mui-components'
import { THEME_ATTRIBUTE } from './theme-constants'
import { darkPalette, easing, lightPalette, motion, radius, typography } from './tokens'

const curves = { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing }

const build = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: THEME_ATTRIBUTE },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    defaultColorScheme: 'light',
    typography,
    shape: { borderRadius: radius.control },
    focusVisible: true,
    motion: { reducedMotion: 'system' },
    transitions: {
      easing: curves,
      duration: {
        shortest: motion.state,
        shorter: motion.state,
        short: motion.menu,
        standard: motion.menu,
        complex: motion.dialog,
        enteringScreen: motion.dialog,
        leavingScreen: motion.dialog,
      },
    },
    components,
  })

function createAppTheme(): Theme {
  const built = build()
  // the page defines all variables, so no fallback value is needed
  const theme = { ...built, vars: built.generateThemeVars() }
  theme.spacing = theme.generateSpacing()
  return theme
}

let theme: Theme | undefined

/** Of MUI's components, and of the variables of the page. Created on first use: that takes some milliseconds. */
export const getMuiTheme = (): Theme => (theme ??= createAppTheme())

/**
 * Around components of MUI. This is its plain provider: the other one also stores and sets the mode, which only
 * `theme-mode.ts` may do here.
 */
export const MuiTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={getMuiTheme()}>{children}</ThemeProvider>
)
