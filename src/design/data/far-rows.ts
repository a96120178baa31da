import { startTransition, useDeferredValue, useEffect, useRef, useState } from 'react'

import { usePrinting } from '~/design/layout/use-printing'
import { oncePerFrame } from '~/design/layout/use-viewport'

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
