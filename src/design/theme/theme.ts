import { createTheme, type Theme } from '@mui/material/styles'

import { baseline } from './baseline'
import { buttons } from './components/buttons'
import { data } from './components/data'
import { inputs } from './components/inputs'
import { overlays } from './components/overlays'
import { darkPalette, lightPalette } from './palette'
import { THEME_ATTRIBUTE } from './theme-constants'
import { easing, motion, radius } from './tokens'
import { typography } from './typography'

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
      MuiCssBaseline: { styleOverrides: (theme: Theme) => baseline(theme) },
      ...buttons,
      ...inputs,
      ...overlays,
      ...data,
    },
  })

/** MUI variables that no component uses. They would be half of the critical styles. */
const UNREAD =
  /^--mui-(shadows|overlays|font|palette-(grey|Alert|AppBar|Avatar|Button|Chip|FilledInput|Input|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|TableCell|Tooltip|LinearProgress)-)/

const readOnly = (rules: object): object =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([name]) => !UNREAD.test(name))
      .map(([name, value]) => [name, typeof value === 'object' && value !== null ? readOnly(value) : value]),
  )

function createAppTheme(): Theme {
  const built = build()
  // the page has all variables: no fallback stands beside each
  const theme = { ...built, vars: built.generateThemeVars() }
  theme.spacing = theme.generateSpacing()
  theme.generateStyleSheets = () => built.generateStyleSheets().map(readOnly)
  return theme
}

let theme: Theme | undefined

/** Created on first use: nothing else at start-up takes longer. */
export const getTheme = (): Theme => (theme ??= createAppTheme())
