export const pageHeading = (): HTMLElement | null => document.querySelector('main h1') ?? document.querySelector('h1')

export const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Layers that keep the focus from the moment they open until they close. */
export const focusHolders = new Set<object>()

/** Focuses an element that is not a tab stop, such as a heading or list item. */
export function focusElement(element: HTMLElement, options?: FocusOptions): void {
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1
  element.focus(options)
}

/** Called after a navigation: the heading is announced, and Tab continues from the top of the page. */
export function focusPageHeading(): void {
  const heading = pageHeading()
  if (heading) focusElement(heading, { preventScroll: true })
}

/**
 * Safari does not focus a clicked button, link, checkbox or radio button. Without this, a layer could not give the
 * focus back to the button that opened it, and an act could not pass it on. Other browsers have focused it by now.
 */
function focusClicked({ target, detail }: MouseEvent): void {
  // the keyboard and scripts click without a pointer
  if (detail === 0 || !(target instanceof Element)) return
  const control = target.closest<HTMLElement>(FOCUSABLE)
  const { activeElement, body } = document
  // a field that keeps the focus while its buttons are clicked stays as it is
  const unfocused = activeElement === null || activeElement === body || activeElement.contains(control)
  if (control && unfocused && control !== activeElement) control.focus({ preventScroll: true, focusVisible: false })
}

/** Once for the whole page, before any handler of the app. @returns uninstalls */
export function installFocusClicked(): () => void {
  document.addEventListener('click', focusClicked, true)
  return () => document.removeEventListener('click', focusClicked, true)
}

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
