import { useMemo } from 'react'

import { useNarrowerThan } from '~/design/layout/use-breakpoint'

/** The columns that the window has room for: all of them in cards, and from 900 px on. */
export function useColumnsWithRoom<Column extends { roomy?: boolean }>(columns: readonly Column[]): readonly Column[] {
  const cards = useNarrowerThan('sm', 'md')
  const wide = !useNarrowerThan('md')
  return useMemo(() => (cards || wide ? columns : columns.filter(({ roomy }) => !roomy)), [columns, cards, wide])
}
