import { type RefObject, useLayoutEffect, useState } from 'react'

import { textScale } from '~/design/layout/use-viewport'

import { HEAD } from './review-look'

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
  frame: RefObject<HTMLElement | null>
  rows: number
  columns: number
  /** Width before the first column, in px at the default text size. */
  before: number
  /** Size of a cell, in the same px. */
  cell: number
}

/** The rows and columns that are rendered: those in view, and some around them. */
export function useInView({ frame, rows, columns, before, cell }: Matrix): InView {
  const [inView, setInView] = useState(NOTHING)

  // before the first paint: a matrix without rows would flash
  useLayoutEffect(() => {
    const element = frame.current
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
  }, [frame, rows, columns, before, cell])

  return inView
}
