import type { Breakpoint, Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the window is narrower than the breakpoint (600, 900, 1200, 1536). Use CSS where it is enough. */
export const useNarrowerThan = (breakpoint: Breakpoint) =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(breakpoint), { noSsr: true })
