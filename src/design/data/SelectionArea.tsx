import type { ReactNode } from 'react'

import { TOP_BAR } from '~/design/layout/heading-in-sight'
import { styled } from '~/design/theme/styled'

/** px above and below the bar, which hide the rows there */
const MARGIN = 8

const Area = styled('div')({
  '&:has([data-selection])': { '--table-top': `calc(${TOP_BAR + 2 * MARGIN}px + var(--selection-height, 40px))` },
  '&:has([data-selection]) :is(a, button, input)': { scrollMarginTop: 'calc(var(--table-top) + 64px)' },
  // each part of a page has an element of its own, in which the bar would stay
  '& [data-part]:has(> [data-selection-place])': { display: 'contents' },
})

/**
 * A list with its `SelectionBar`, which follows the rows below the top bar. The header of the table stays below it, and
 * no control is hidden under both when the focus comes to it.
 */
export const SelectionArea = ({ children }: { children: ReactNode }) => <Area data-selection-area>{children}</Area>

/** Holds the bar. */
export const SelectionPlace = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 3,
  top: TOP_BAR + MARGIN,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: `${-MARGIN}px 0`,
    backgroundColor: theme.vars.palette.background.default,
  },
  '&[data-in-card="true"]::before': { backgroundColor: theme.vars.palette.background.paper },
}))

/** Ref callback of the place: its area follows the height of the bar. */
export function watchSelectionBar(place: HTMLElement | null) {
  const area = place?.closest<HTMLElement>('[data-selection-area]')
  // a test without a browser has no observer
  if (!place || !area || typeof ResizeObserver === 'undefined') return undefined
  const watch = new ResizeObserver(() => area.style.setProperty('--selection-height', `${place.offsetHeight}px`))
  watch.observe(place)
  return () => watch.disconnect()
}
