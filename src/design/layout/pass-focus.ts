import { focusPlace, pageHeading } from './focus-heading'

type Place = () => HTMLElement | null | undefined

const watched = new WeakMap<Element, MutationObserver>()

const isThere = (place: HTMLElement | null | undefined): place is HTMLElement => Boolean(place?.isConnected)

/** The heading of the nearest of these parts that is still there. */
const headingIn = (parts: readonly Element[]) =>
  parts.filter((part) => part.isConnected).map((part) => part.querySelector<HTMLElement>('h1, h2, h3'))

function partsAround(control: Element): Element[] {
  const parts: Element[] = []
  for (let part = control.parentElement; part; part = part.parentElement) parts.push(part)
  return parts
}

/**
 * For a control that may be gone after its act, called as it acts. Once it is, and the focus with it, the first of
 * the places that is there takes the focus (WCAG 2.4.3); when none is given, the heading of the part it stood in.
 */
export function passFocusOn(control: Element, ...places: Place[]): void {
  const around = partsAround(control)
  const observer = new MutationObserver(() => {
    if (control.isConnected) return
    observer.disconnect()
    // whoever has gone on meanwhile is left alone
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const next = [...places.map((place) => place()), ...headingIn(around), pageHeading()].find(isThere)
    if (next) focusPlace(next)
  })
  watched.get(control)?.disconnect()
  watched.set(control, observer)
  observer.observe(document.body, { childList: true, subtree: true })
}

/** In a list that has lost its entry: what took its place, or the last one. */
export const atPlace = (list: Element | null | undefined, selector: string, index: number): HTMLElement | undefined => {
  const left = list?.isConnected ? [...list.querySelectorAll<HTMLElement>(selector)] : []
  return left[index] ?? left.at(-1)
}
