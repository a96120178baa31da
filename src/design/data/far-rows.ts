import { startTransition, useDeferredValue, useEffect, useRef, useState } from 'react'

import { usePrinting } from '~/design/layout/use-printing'

/** Of a list with no more cells, all rows are drawn whole in the end. */
const MOST_CELLS = 300
/** At least so many rows are drawn whole at once. */
const DRAWN_AT_ONCE = { whole: Number.POSITIVE_INFINITY, soon: 10, near: 24 } as const
/** px that the bar, the title and the filters of a page take above its list. */
const ABOVE = 200
/** Rows within this distance of the window are drawn as well: keyboard and scrolling meet whole rows. */
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
 * When rows outside of the window are drawn whole. Until then they show their names alone.
 * - `whole`: at once, as on paper.
 * - `soon`: after the first paint, so that it does not wait for rows that nobody sees yet.
 * - `near`: when the window comes near them, and no longer than that: a long list keeps the page small (C215).
 */
export type Drawing = keyof typeof DRAWN_AT_ONCE

type DrawingOptions = {
  rows: number
  /** Of a row. */
  cells: number
  /** Whether rows have about the height that is held for them: those drawn later then move nothing. */
  even: boolean
}

export function useDrawing({ rows, cells, even }: DrawingOptions): Drawing {
  const printing = usePrinting()
  if (printing || !('IntersectionObserver' in globalThis)) return 'whole'
  if (rows * cells > MOST_CELLS) return 'near'
  return even ? 'soon' : 'whole'
}

const rowsInWindow = (height: number) => Math.ceil((innerHeight + scrollY - ABOVE) / height)

/** Calls back in the frame after the one that paints what is rendered now. */
function afterPaint(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback)
  })
  return () => cancelAnimationFrame(frame)
}

/**
 * One row of a list.
 * @param usual px, before the row was drawn for the first time
 * @returns `far`: the height that holds its place, in px; undefined where the row is drawn whole
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
 * What a row shows, at a place that shows one row after another (`useRowKeys`). Below the window it follows a moment later, so
 * that what is seen does not wait for it. Give it all that belongs together: name, checkbox and menu are of one row.
 * @param usual px
 */
export function useShownRow<Shown>(shown: Shown, index: number, usual: number): Shown {
  const later = useDeferredValue(shown)
  return index < rowsInWindow(usual) ? shown : later
}
