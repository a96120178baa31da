import type { Breakpoint, Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'

/** 1 at the 16 px of every browser; 2 where the person has text twice as large (WCAG 1.4.4). */
export const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/**
 * Whether the window is narrower than the breakpoint (600, 900, 1200, 1536), measured in the person's text size: with text
 * twice as large, 1,200 px hold what 600 did. Use CSS where it is enough.
 * @param large the breakpoint for text that is larger than usual
 */
export function useNarrowerThan(breakpoint: Breakpoint, large = breakpoint): boolean {
  const [scale] = useState(textScale)
  const measured = scale > 1 ? large : breakpoint
  return useMediaQuery(({ breakpoints }: Theme) => `(max-width:${breakpoints.values[measured] * scale - 0.05}px)`, {
    noSsr: true,
  })
}
