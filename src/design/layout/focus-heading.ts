export const pageHeading = (): HTMLElement | null => document.querySelector('main h1') ?? document.querySelector('h1')

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Also a place that is no stop of the Tab key: a heading, the item of a list. */
export function focusPlace(place: HTMLElement, options?: FocusOptions): void {
  if (!place.matches(FOCUSABLE)) place.tabIndex = -1
  place.focus(options)
}

/** After a navigation: the page says its name, and Tab goes on from its top. */
export function focusPageHeading(): void {
  const heading = pageHeading()
  if (heading) focusPlace(heading, { preventScroll: true })
}
