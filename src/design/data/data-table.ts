import type { ReactNode } from 'react'

import type { MenuAction } from '~/design/layers/RowMenu'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end. */
  align?: 'end'
  sortable?: boolean
  width?: number | string
  /** In the cards of a narrow screen: the line that heads the card, a value without its header, or nothing. */
  narrow?: 'title' | 'bare' | 'hidden'
}

export type Sort = { id: string; direction: 'asc' | 'desc' }
export type RowKey = string | number

type Selection = { keys: ReadonlySet<RowKey>; onChange: (keys: ReadonlySet<RowKey>) => void }

export type TableShape<Row> = {
  /** Read out as the name of the table. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  /** What the row is called in 'Sélectionner …' and 'Plus d’actions pour …'. */
  rowName: (row: Row) => string
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  selection?: Selection | undefined
  rowActions?: (row: Row) => readonly MenuAction[]
  /** Rows that are out of use. */
  muted?: (row: Row) => boolean
}

/** A second click on the same header turns the order round. */
export const nextSort = (id: string, sort: Sort | undefined): Sort => ({
  id,
  direction: sort?.id === id && sort.direction === 'asc' ? 'desc' : 'asc',
})

export function toggled(keys: ReadonlySet<RowKey>, key: RowKey): ReadonlySet<RowKey> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The box in the header speaks of the rows in sight; what is selected on other pages stays. */
export function toggledAll(keys: ReadonlySet<RowKey>, inSight: readonly RowKey[]): ReadonlySet<RowKey> {
  const all = inSight.every((key) => keys.has(key))
  return new Set(all ? [...keys].filter((key) => !inSight.includes(key)) : [...keys, ...inSight])
}
