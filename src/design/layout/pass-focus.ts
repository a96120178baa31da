import { focusElement, pageHeading } from './focus'

type FindElement = () => HTMLElement | null | undefined

const watched = new WeakMap<Element, MutationObserver>()

const isThere = (element: HTMLElement | null | undefined): element is HTMLElement => Boolean(element?.isConnected)

/** Heading of the nearest section that is still in the page. */
const headingIn = (parts: readonly Element[]) =>
  parts.filter((part) => part.isConnected).map((part) => part.querySelector<HTMLElement>('h1, h2, h3'))

function partsAround(control: Element): Element[] {
  const parts: Element[] = []
  for (let part = control.parentElement; part; part = part.parentElement) parts.push(part)
  return parts
}

/**
 * Call this from a control that may disappear after its action. If the focus is lost, the first of `targets` that is in
 * the page takes it (WCAG 2.4.3); without `targets`, the heading of the section takes it.
 */
export function passFocusOn(control: Element, ...targets: FindElement[]): void {
  const around = partsAround(control)
  const observer = new MutationObserver(() => {
    if (control.isConnected) return
    observer.disconnect()
    // the user has already moved the focus
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const next = [...targets.map((element) => element()), ...headingIn(around), pageHeading()].find(isThere)
    if (next) focusElement(next)
  })
  watched.get(control)?.disconnect()
  watched.set(control, observer)
  observer.observe(document.body, { childList: true, subtree: true })
}

/** In a list after an item was removed: the item now at its index, or the last one. */
export const itemAt = (list: Element | null | undefined, selector: string, index: number): HTMLElement | undefined => {
  const left = list?.isConnected ? [...list.querySelectorAll<HTMLElement>(selector)] : []
  return left[index] ?? left.at(-1)
}
