import { createTheme, type Theme } from '@mui/material/styles'

import { buttons, data } from './components/controls'
import { overlays } from './components/overlays'
import { darkPalette, lightPalette } from './palette'
import { THEME_ATTRIBUTE } from './theme-constants'
import { easing, motion, radius, typography } from './tokens'

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
    components: {
      ...buttons,
      ...overlays,
      ...data,
    },
  })

function createAppTheme(): Theme {
  const built = build()
  // the page defines all variables, so no fallback value is needed
  const theme = { ...built, vars: built.generateThemeVars() }
  theme.spacing = theme.generateSpacing()
  return theme
}

let theme: Theme | undefined

/** Created on first use: nothing else at start-up takes longer. */
export const getTheme = (): Theme => (theme ??= createAppTheme())
