import { useMemo } from 'react'

import { useNarrowerThan } from '~/design/layout/use-viewport'

import type { LeftOut } from './data-table'

/** px. The side navigation leaves the least room below these: as a rail from 900 px on, unfolded from 1200 px on. */
const RAIL_SQUEEZES_BELOW = 1024
const NAVIGATION_SQUEEZES_BELOW = 1280

/** Whether a list of the usual width has no columns; with large text, only few would not be cut. */
export const useCards = () => useNarrowerThan('sm', 'md')

/**
 * The columns that the window has room for: all of them in cards, and from 1280 px on. In between, the side navigation
 * takes what a wider window gives.
 * @param sortedBy the column that the list is sorted by: it stays, and shows the order
 */
export function useColumnsWithRoom<Column extends { id: string; leftOut?: LeftOut }>(
  columns: readonly Column[],
  sortedBy?: string,
): readonly Column[] {
  const cards = useCards()
  const beside = !useNarrowerThan('md')
  const wide = !useNarrowerThan('lg')
  const besideRail = useNarrowerThan(RAIL_SQUEEZES_BELOW) && beside
  const besideNavigation = useNarrowerThan(NAVIGATION_SQUEEZES_BELOW) && wide
  return useMemo(() => {
    if (cards) return columns
    const left: Record<LeftOut, boolean> = {
      'below-1200': !wide,
      'beside-navigation': besideRail || besideNavigation,
    }
    return columns.filter(({ id, leftOut }) => leftOut === undefined || id === sortedBy || !left[leftOut])
  }, [columns, sortedBy, cards, wide, besideRail, besideNavigation])
}

/** Ref callback of the container of a table: marks whether the table fits. A wider one scrolls in it. */
export function watchFit(frame: HTMLElement | null) {
  const table = frame?.querySelector('table')
  // a test without a browser has no observer
  if (!frame || !table || typeof ResizeObserver === 'undefined') return undefined
  const watch = new ResizeObserver(() => {
    // both are rounded
    frame.dataset['fits'] = String(table.offsetWidth <= frame.clientWidth + 1)
  })
  watch.observe(frame)
  watch.observe(table)
  return () => watch.disconnect()
}
