import { useEffect, useRef, useState } from 'react'

import { usePrinting } from '~/design/layout/use-printing'

/** A list of no more cells is drawn whole. */
const MOST_CELLS = 300
/** Of a longer one, these rows come first. */
const DRAWN_AT_ONCE = 24
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
 * Whether rows far outside of the window show their names alone, which keeps the page small (C215). On paper every row is
 * whole.
 * @param cells of a row
 */
export function useLongList(rows: number, cells: number): boolean {
  const printing = usePrinting()
  return !printing && rows * cells > MOST_CELLS && 'IntersectionObserver' in globalThis
}

/**
 * One row of a list.
 * @param long whether its list is, by `useLongList`
 * @param usual px, before the row was drawn for the first time
 * @returns `far`: the height that holds its place, in px; undefined where the row is drawn whole
 */
export function useFarRow<Row extends Element>(index: number, long: boolean, usual: number) {
  const ref = useRef<Row>(null)
  const [far, setFar] = useState(index < DRAWN_AT_ONCE ? undefined : usual)

  useEffect(() => {
    if (!long || !ref.current) return undefined
    return watch(ref.current, (near, height) => setFar(near ? undefined : height))
  }, [long])

  return { ref, far: long ? far : undefined }
}
