import { type RefObject, useLayoutEffect, useState, type FocusEvent, type KeyboardEvent } from 'react'

import { textScale } from '~/design/layout/use-viewport'

import { HEAD } from './review-styles'

/** Range of rows or columns to render: `first` included, `end` excluded. */
export type Span = { first: number; end: number }

/**
 * The visible range of equally sized items, with some more on either side; the others are not rendered.
 * @param at scroll position; `visible` length and `size` of one item, all in pixels
 */
export function windowOf(at: number, visible: number, size: number, count: number, more = 6): Span {
  const first = Math.max(0, Math.min(count, Math.floor(at / size) - more))
  const end = Math.min(count, Math.ceil((at + visible) / size) + more)
  return { first, end: Math.max(first, end) }
}

export const sameSpan = (one: Span, other: Span) => one.first === other.first && one.end === other.end

type InView = { rows: Span; columns: Span }

const NOTHING: InView = { rows: { first: 0, end: 0 }, columns: { first: 0, end: 0 } }

type Matrix = {
  region: RefObject<HTMLElement | null>
  rows: number
  columns: number
  /** Width before the first column, in px at the default text size. */
  before: number
  /** Size of a cell, in the same px. */
  cell: number
}

/** The rows and columns that are rendered: those in view, and some around them. */
export function useInView({ region, rows, columns, before, cell }: Matrix): InView {
  const [inView, setInView] = useState(NOTHING)

  // before the first paint: a matrix without rows would flash
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const look = () => {
      const scale = textScale()
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
      const next = {
        rows: windowOf(scrollTop, clientHeight - HEAD * scale, cell * scale, rows),
        columns: windowOf(scrollLeft, clientWidth - before * scale, cell * scale, columns),
      }
      setInView((now) => (sameSpan(now.rows, next.rows) && sameSpan(now.columns, next.columns) ? now : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [region, rows, columns, before, cell])

  return inView
}

/** A cell of the grid. Row 0 is the head; columns 0 and 1 are the name and the number of brands. */
export type GridCell = { row: number; column: number }

/** Columns before those of the brands. */
export const FIRST_BRAND = 2

type Grid = {
  region: RefObject<HTMLElement | null>
  rows: number
  columns: number
  /** Width of what stays in view on the left, in px at the default text size. */
  fixed: number
  /** Width before the first brand, in the same px. */
  before: number
  /** Size of a cell, in the same px. */
  cell: number
  /** Enter or Space on the cell. */
  onPress: (cell: GridCell) => void
}

/** The keys of a grid (WAI-ARIA): the focus stays on the grid, which names its active cell. */
export function useGridKeys({ region, rows, columns, fixed, before, cell, onPress }: Grid) {
  const [chosen, setActive] = useState<GridCell>()
  const last = { row: rows - 1, column: columns - 1 }
  // a filter may have left fewer rows and columns
  const active = chosen && {
    row: Math.min(chosen.row, last.row),
    column: Math.min(chosen.column, last.column),
  }

  function show({ row, column }: GridCell) {
    const element = region.current
    if (!element) return
    const scale = textScale()
    if (row > 0) {
      const top = (row - 1) * cell * scale
      const room = element.clientHeight - HEAD * scale
      element.scrollTo({ top: Math.min(top, Math.max(element.scrollTop, top + cell * scale - room)) })
    }
    if (column < FIRST_BRAND) element.scrollTo({ left: 0 })
    else {
      const left = (before + (column - FIRST_BRAND) * cell) * scale
      const end = left + cell * scale - element.clientWidth
      element.scrollTo({ left: Math.min(left - fixed * scale, Math.max(element.scrollLeft, end)) })
    }
  }

  function move(row: number, column: number) {
    const next = {
      row: Math.min(Math.max(row, 0), last.row),
      column: Math.min(Math.max(column, 0), last.column),
    }
    setActive(next)
    show(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { row, column } = active ?? { row: 1, column: 0 }
    const page = Math.max(1, Math.floor((region.current?.clientHeight ?? 0) / (cell * textScale())) - 5)
    const moves: Record<string, () => void> = {
      ArrowUp: () => move(row - 1, column),
      ArrowDown: () => move(row + 1, column),
      ArrowLeft: () => move(row, column - 1),
      ArrowRight: () => move(row, column + 1),
      PageUp: () => move(Math.max(1, row - page), column),
      PageDown: () => move(row + page, column),
      Home: () => move(event.ctrlKey ? 0 : row, 0),
      End: () => move(event.ctrlKey ? last.row : row, last.column),
      Enter: () => onPress({ row, column }),
      ' ': () => onPress({ row, column }),
    }
    const press = event.altKey || event.metaKey ? undefined : moves[event.key]
    if (!press) return
    event.preventDefault()
    press()
  }

  function onFocus({ currentTarget }: FocusEvent) {
    const next = active ?? { row: Math.min(1, last.row), column: 0 }
    setActive(next)
    // a pointer is at its cell already, which must not move before the click
    if (currentTarget.matches(':focus-visible')) show(next)
  }

  return { active, setActive, onKeyDown, onFocus }
}
