import type { Breakpoint, Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'

/** Whether the window is narrower than the breakpoint (600, 900, 1200, 1536). Use CSS where it is enough. */
export const useNarrowerThan = (breakpoint: Breakpoint) =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(breakpoint), { noSsr: true })

/** 1 at the 16 px of every browser; 2 where the person has text twice as large (WCAG 1.4.4). */
const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/** Whether the window, measured in the person's text size, is narrower: with text twice as large, 1,200 px hold what 600 did. */
export function useHoldsLessThan(breakpoint: Breakpoint): boolean {
  const [scale] = useState(textScale)
  return useMediaQuery(({ breakpoints }: Theme) => `(max-width:${breakpoints.values[breakpoint] * scale - 0.05}px)`, {
    noSsr: true,
  })
}
