import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'

import { baseline } from './baseline'
import { getTheme } from './theme'

/** MUI variables that no component uses. They would be half of the critical styles. */
const UNREAD =
  /^--mui-(shadows|overlays|font|palette-(grey|Alert|AppBar|Avatar|Button|Chip|FilledInput|Input|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|TableCell|Tooltip|LinearProgress)-)/

const readOnly = (rules: object): object =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([name]) => !UNREAD.test(name))
      .map(([name, value]) => [name, typeof value === 'object' && value !== null ? readOnly(value) : value]),
  )

/** The theme's variables, for a stylesheet. */
export const themeVariables = () => getTheme().generateStyleSheets().map(readOnly)

/** Styles that belong to no single element: the theme's variables and the look of the document. */
export const BaseStyles = () => (
  <>
    <GlobalStyles styles={themeVariables()} />
    <CssBaseline />
    <GlobalStyles styles={baseline(getTheme())} />
  </>
)
