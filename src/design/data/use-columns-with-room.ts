import { useMemo } from 'react'

import { useNarrowerThan } from '~/design/layout/use-viewport'

import type { LeftOut } from './data-table'

/** px */
const NAVIGATION_SQUEEZES_BELOW = 1024

/** Whether a list of the usual width has no columns; with large text, only few would not be cut. */
export const useCards = () => useNarrowerThan('sm', 'md')

/**
 * The columns that the window has room for: all of them in cards, and from 1200 px on. Between 900 and 1200 px the side
 * navigation takes what a wider window gives.
 * @param sortedBy the column that the list is sorted by: it stays, and shows the order
 */
export function useColumnsWithRoom<Column extends { id: string; leftOut?: LeftOut }>(
  columns: readonly Column[],
  sortedBy?: string,
): readonly Column[] {
  const cards = useCards()
  const beside = !useNarrowerThan('md')
  const squeezed = useNarrowerThan(NAVIGATION_SQUEEZES_BELOW) && beside
  const wide = !useNarrowerThan('lg')
  return useMemo(() => {
    if (cards || wide) return columns
    return columns.filter(
      ({ id, leftOut }) => leftOut === undefined || id === sortedBy || (leftOut === 'beside-navigation' && !squeezed),
    )
  }, [columns, sortedBy, cards, wide, squeezed])
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
