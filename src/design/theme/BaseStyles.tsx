import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { createTheme, type Theme } from '@mui/material/styles'
import { ThemeProvider } from '@mui/system'

import { components, curves, durations } from './mui-theme'
import { THEME_ATTRIBUTE } from './theme-constants'
import { darkPalette, lightPalette, radius, typography, theme, motion } from './tokens'

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

/** Arial scaled to Inter's metrics: lines do not reflow when the font loads. */
const fallback = { fontFamily: 'Inter Fallback', lineGapOverride: '0%' }
const fallbackFaces = [
  {
    ...fallback,
    src: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
    fontWeight: '100 599',
    ascentOverride: '90.49%',
    descentOverride: '22.56%',
    sizeAdjust: '107.06%',
  },
  {
    ...fallback,
    src: "local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold')",
    fontWeight: '600 900',
    ascentOverride: '95.9%',
    descentOverride: '23.9%',
    sizeAdjust: '101%',
  },
]

const rules = {
  // Firefox on Linux draws a white track on a dark page; inherited by every box that scrolls
  html: { scrollPaddingTop: 72, scrollbarColor: `${theme.vars.palette.control} transparent` },
  body: { minHeight: '100dvh', overflowWrap: 'break-word', fontSynthesis: 'weight' },
  // in a column or row: the columns of a table are as wide as their words
  table: { overflowWrap: 'break-word' },
  // only a long word, wider than its line, breaks at a syllable
  'h1, h2, h3, h4': { textWrap: 'balance', hyphens: 'auto', hyphenateLimitChars: '10 4 4' },
  'h1:focus': { outline: 0 },
  ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '::selection': { backgroundColor: theme.vars.palette.primary.soft },
  a: { color: theme.vars.palette.primary.main },
  // Safari needs the prefixed property; MUI's labels and buttons set only the other one
  'button, label, [role="button"], summary': { WebkitUserSelect: 'none' },
  '.icon': {
    display: 'inline-block',
    flexShrink: 0,
    verticalAlign: '-0.15em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  // icons keep their stroke width at every size
  '.icon path': { vectorEffect: 'non-scaling-stroke' },
  // decided in CSS, since the theme is known before React starts
  [`[${THEME_ATTRIBUTE}="dark"] .in-light, [${THEME_ATTRIBUTE}="light"] .in-dark`]: { display: 'none' },
  // Safari's decoration moves the text
  '::-webkit-search-cancel-button, ::-webkit-search-decoration': { display: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // any duration, however short, would make each style change start from its old value, on every element
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  // changes nothing: its start is what matters (`useFormValue`)
  '@keyframes autofill': { from: { animationName: 'autofill' } },
  '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
  '.appear-late': { animation: `appear ${motion.state}ms 150ms both` },
}

/** Global styles, after CssBaseline. */
const baseline = [...fallbackFaces.map((face) => ({ '@font-face': face })), rules]

/** MUI variables that no component uses. They would be half of the critical styles. */
const UNREAD =
  /^--mui-(shadows|overlays|font|palette-(grey|Alert|AppBar|Avatar|Button|Chip|FilledInput|Input|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|TableCell|Tooltip|LinearProgress)-)/

const readOnly = (rules: object): object =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([name]) => !UNREAD.test(name))
      .map(([name, value]) => [name, typeof value === 'object' && value !== null ? readOnly(value) : value]),
  )

const pageTheme = createPageTheme()

/** The theme's variables, for a stylesheet. */
export const themeVariables = () => pageTheme.generateStyleSheets().map(readOnly)

/** Styles that belong to no single element: the theme's variables and the look of the document. */
export const BaseStyles = () => (
  <ThemeProvider theme={pageTheme}>
    <GlobalStyles styles={themeVariables()} />
    <CssBaseline />
    <GlobalStyles styles={baseline} />
  </ThemeProvider>
)
