import { useState } from 'react'

import { limits } from '~/api/generated/limits.gen'
import type { RowKey } from '~/design/data/data-table'

/** The most ids in one call. */
export const MOST_PICKED = limits.userIds.user_ids.maxItems

type Picked<Row> = { rows: ReadonlyMap<number, Row>; full: boolean }

const none = <Row>(): Picked<Row> => ({ rows: new Map(), full: false })

/** The selection after a change of the checkboxes, in order, at most what one call may send (ACC-27). */
export function pick<Row extends { id: number }>(
  before: ReadonlyMap<number, Row>,
  inView: readonly Row[],
  asked: ReadonlySet<RowKey>,
): Picked<Row> {
  const known = new Map([...before, ...inView.map((row) => [row.id, row] as const)])
  const kept = [...before.keys()].filter((id) => asked.has(id))
  const added = inView.map(({ id }) => id).filter((id) => asked.has(id) && !before.has(id))
  const wanted = [...kept, ...added]
  const rows = new Map(
    wanted.slice(0, MOST_PICKED).flatMap((id) => {
      const row = known.get(id)
      return row ? [[id, row] as const] : []
    }),
  )
  return { rows, full: wanted.length > MOST_PICKED }
}

/**
 * Rows selected across pages and filters, by id.
 * @param isDone whether nothing is left to do for a row: it is then deselected
 */
export function usePicked<Row extends { id: number }>(isDone?: (row: Row) => boolean) {
  const [{ rows: chosen, full }, setPicked] = useState<Picked<Row>>(none)
  const rows = isDone ? new Map([...chosen].filter(([, row]) => !isDone(row))) : chosen
  return {
    rows,
    full,
    /** @param inView the rows whose checkboxes are shown */
    change: (inView: readonly Row[], asked: ReadonlySet<RowKey>) => setPicked(pick(rows, inView, asked)),
    clear: () => setPicked(none),
  }
}

export type PickedRows<Row extends { id: number }> = ReturnType<typeof usePicked<Row>>
