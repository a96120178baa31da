import { useMemo } from 'react'

import { useNarrowerThan } from '~/design/layout/use-breakpoint'

/**
 * The columns that the window has room for: all of them in cards, and from 1200 px on. Between 900 and 1200 px the side
 * navigation takes what a wider window gives.
 */
export function useColumnsWithRoom<Column extends { roomy?: boolean }>(columns: readonly Column[]): readonly Column[] {
  const cards = useNarrowerThan('sm', 'md')
  const wide = !useNarrowerThan('lg')
  return useMemo(() => (cards || wide ? columns : columns.filter(({ roomy }) => !roomy)), [columns, cards, wide])
}
