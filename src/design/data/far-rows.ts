import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A list that is no longer is drawn whole; of a longer one these come first. */
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

/** On paper every row is there. */
const drawAll = () => flushSync(() => watched.forEach((tell) => tell(true, 0)))

function askAgain() {
  for (const row of watched.keys()) {
    observer?.unobserve(row)
    observer?.observe(row)
  }
}

function start(): IntersectionObserver {
  globalThis.addEventListener('beforeprint', drawAll)
  globalThis.addEventListener('afterprint', askAgain)
  return new IntersectionObserver(tellEach, { rootMargin: AROUND })
}

function watch(row: Element, tell: Tell): () => void {
  observer ??= start()
  watched.set(row, tell)
  observer.observe(row)
  return () => {
    observer?.unobserve(row)
    watched.delete(row)
  }
}

/**
 * Keeps the page small where a list is long (C215): a row far outside of the window shows its name alone.
 * @param usual px, before the row was drawn for the first time
 * @returns `far`: the height that holds its place, in px; undefined where the row is drawn whole
 */
export function useFarRow<Row extends Element>(index: number, rows: number, usual: number) {
  const long = rows > DRAWN_AT_ONCE && 'IntersectionObserver' in globalThis
  const ref = useRef<Row>(null)
  const [far, setFar] = useState(index < DRAWN_AT_ONCE ? undefined : usual)

  useEffect(() => {
    if (!long || !ref.current) return undefined
    return watch(ref.current, (near, height) => setFar(near ? undefined : height))
  }, [long])

  return { ref, far: long ? far : undefined }
}
