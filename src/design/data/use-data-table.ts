import { startTransition, useDeferredValue, useEffect, useRef, useState, useLayoutEffect, useMemo } from 'react'

import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { usePrinting } from '~/design/layout/use-printing'
import { oncePerFrame } from '~/design/layout/use-viewport'

import { asShown, DEFAULT_LAYOUT, resized, type ColumnLayout, type RowKey, type TableShape } from './data-table'

/** The rows on the screen, in their order. */
export type RowKeys = { ids: readonly string[]; keys: readonly number[]; unused: number }

const NONE: RowKeys = { ids: [], keys: [], unused: 0 }

/**
 * The keys of the next rows. A row that stays keeps its key. If none stays, as on the next page, new rows reuse the
 * keys of the old ones: React then updates the existing elements, which is faster than creating new ones.
 * @param inUse whether a row has the focus or an open menu: reused keys would move these to another row
 */
export function nextRowKeys(before: RowKeys, ids: readonly string[], inUse: boolean): RowKeys {
  const keyOf = new Map(before.ids.map((id, at) => [id, before.keys[at]]))
  const takesOver = !inUse && !ids.some((id) => keyOf.has(id))
  let { unused } = before
  const keys = ids.map((id, at) => (takesOver ? before.keys[at] : keyOf.get(id)) ?? unused++)
  return { ids, keys, unused }
}

const same = (ids: readonly string[], others: readonly string[]) =>
  ids.length === others.length && ids.every((id, at) => id === others[at])

/** The React key of each row. */
export function useRowKeys(ids: readonly string[], areInUse: () => boolean): readonly number[] {
  const [known, setKnown] = useState(() => nextRowKeys(NONE, ids, false))
  if (same(known.ids, ids)) return known.keys
  const next = nextRowKeys(known, ids, areInUse())
  setKnown(next)
  return next.keys
}

/** A row, with its state in the table. */
export type RowModel<Row> = { id: string; row: Row; selectable: boolean; selected: boolean }

/**
 * State of a table: order, selection, hidden columns, widths. The screen holds the state. Rows are shown as given: the
 * server sorts and pages them.
 */
export function useDataTable<Row extends object>(shape: TableShape<Row>) {
  const { columns, rows, rowKey, sort, onSort, selection, layout = DEFAULT_LAYOUT, onLayout } = shape
  const { hidden, widths } = layout
  const visible = useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden])

  const models = rows.map((row): RowModel<Row> => {
    const key = rowKey(row)
    return {
      id: String(key),
      row,
      selectable: selection !== undefined && (selection.selectable?.(row) ?? true),
      selected: selection?.keys.has(key) ?? false,
    }
  })
  const selectable = models.filter((model) => model.selectable)
  const allSelected = selectable.length > 0 && selectable.every(({ selected }) => selected)

  /** Selects rows, or takes them out. Rows of other pages stay selected. */
  function select(changed: readonly Row[], selected: boolean) {
    const keys = new Set<RowKey>(selection?.keys)
    for (const row of changed) {
      if (selected) keys.add(rowKey(row))
      else keys.delete(rowKey(row))
    }
    selection?.onChange(keys)
  }

  // a quick drag can change the layout twice before a render: the second change builds on the first
  const newest = useRef(layout)
  useLayoutEffect(() => {
    newest.current = layout
  }, [layout])

  return {
    /** The visible columns. */
    columns: visible,
    rows: models,
    widths,
    resizable: onLayout !== undefined,
    allSelected,
    /** Some, and not all of them; rows of other pages count too. */
    someSelected: !allSelected && selection !== undefined && selection.keys.size > 0,
    toggleAll: () =>
      select(
        selectable.map(({ row }) => row),
        !allSelected,
      ),
    /** The same function between renders. */
    toggleRow: useStableCallback((row: Row) => select([row], !selection?.keys.has(rowKey(row)))),
    /** A click on the head of a column: ascending first, then the other way. */
    sortBy: (id: string) => onSort?.({ id, direction: sort?.id === id && sort.direction === 'asc' ? 'desc' : 'asc' }),
    /** Call it before a resize, with the widths as they are shown. */
    measureWidths: (measured: ColumnLayout['widths']) => {
      // the second of two key presses may come before the render that shows the first
      if (newest.current !== layout) return
      const widths = asShown(layout.widths, measured)
      if (widths === layout.widths) return
      newest.current = { ...layout, widths }
      onLayout?.(newest.current)
    },
    /** The same function between renders: a drag goes on. */
    setWidths: useStableCallback((next: (widths: ColumnLayout['widths']) => ColumnLayout['widths']) => {
      const before = newest.current
      const order = visible.map(({ id }) => id)
      newest.current = { ...before, widths: resized(before.widths, next(before.widths), order) }
      onLayout?.(newest.current)
    }),
  }
}

export type DataTableModel<Row extends object> = ReturnType<typeof useDataTable<Row>>

/** In a list with no more cells than this, all rows are drawn in full in the end. */
const MOST_CELLS = 300
/** At least this many rows are drawn in full at once. */
const DRAWN_AT_ONCE = { whole: Number.POSITIVE_INFINITY, soon: 10, near: 24 } as const
/** In px: the top bar, the title and the filters of a page, which stand above its list. */
const ABOVE = 200
/** Rows within this distance of the window are also drawn in full, so keyboard and scrolling meet full rows. */
const AROUND = '300px 0px'

type Tell = (near: boolean, height: number) => void

const watched = new Map<Element, Tell>()
let observer: IntersectionObserver | undefined

const holdsFocus = (row: Element) => row.contains(document.activeElement)

function tellEach(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect } of entries)
    if (isIntersecting || !holdsFocus(target)) watched.get(target)?.(isIntersecting, boundingClientRect.height)
}

function watch(row: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver(tellEach, { rootMargin: AROUND })
  watched.set(row, tell)
  observer.observe(row)
  return () => {
    observer?.unobserve(row)
    watched.delete(row)
  }
}

/**
 * When rows outside the window are drawn in full. Until then they show only their names.
 * - `whole`: at once, as on paper.
 * - `soon`: after the first paint, which does not wait for rows that nobody sees yet.
 * - `near`: only while the window is near them: this keeps the page small with a long list (C215).
 */
export type Drawing = keyof typeof DRAWN_AT_ONCE

type DrawingOptions = {
  rows: number
  /** In each row. */
  cells: number
  /** Rows are about as high as their placeholders: drawing them later moves nothing. */
  even: boolean
}

export function useDrawing({ rows, cells, even }: DrawingOptions): Drawing {
  const printing = usePrinting()
  if (printing || !('IntersectionObserver' in globalThis)) return 'whole'
  if (rows * cells > MOST_CELLS) return 'near'
  return even ? 'soon' : 'whole'
}

const windowEnd = oncePerFrame(() => innerHeight + scrollY)

const rowsInWindow = (height: number) => Math.ceil((windowEnd() - ABOVE) / height)

/** Calls back in the frame after the one that paints the current render. */
function afterPaint(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback)
  })
  return () => cancelAnimationFrame(frame)
}

/**
 * One row of a list.
 * @param usual height in px before the row is first drawn
 * @returns `far`: height of the placeholder in px; undefined when the row is drawn in full
 */
export function useFarRow<Row extends Element>(index: number, drawing: Drawing, usual: number) {
  const ref = useRef<Row>(null)
  const [far, setFar] = useState(() =>
    index < Math.max(DRAWN_AT_ONCE[drawing], rowsInWindow(usual)) ? undefined : usual,
  )
  const waits = drawing === 'soon' && far !== undefined

  useEffect(() => {
    if (drawing !== 'near' || !ref.current) return undefined
    return watch(ref.current, (near, height) => setFar(near ? undefined : height))
  }, [drawing])

  useEffect(() => {
    if (!waits) return undefined
    return afterPaint(() => startTransition(() => setFar(undefined)))
  }, [waits])

  return { ref, far: drawing === 'whole' ? undefined : far }
}

/**
 * What a row shows in a slot that shows one row after another (`useRowKeys`). Below the window a slot updates a moment
 * later, so that visible rows do not wait for it. Pass everything that belongs together: name, checkbox and menu must
 * be of one row.
 * @param usual height in px
 */
export function useShownRow<Shown>(shown: Shown, index: number, usual: number): Shown {
  const later = useDeferredValue(shown)
  return index < rowsInWindow(usual) ? shown : later
}
