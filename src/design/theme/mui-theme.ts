import { createTheme, type Theme as MuiTheme } from '@mui/material/styles'

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

function createAppTheme(): MuiTheme {
  const built = build()
  // the page defines all variables, so no fallback value is needed
  const theme = { ...built, vars: built.generateThemeVars() }
  theme.spacing = theme.generateSpacing()
  return theme
}

let theme: MuiTheme | undefined

/** Of MUI's components, and of the variables of the page. Created on first use: that takes some milliseconds. */
export const getMuiTheme = (): MuiTheme => (theme ??= createAppTheme())
