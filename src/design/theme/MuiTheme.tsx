import { ThemeProvider } from '@mui/system'
import type { ReactNode } from 'react'

import { getMuiTheme } from './mui-theme'

/**
 * Around components of MUI. This is its plain provider: the other one also stores and sets the mode, which only
 * `theme-mode.ts` may do here.
 */
export const MuiTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={getMuiTheme()}>{children}</ThemeProvider>
)
