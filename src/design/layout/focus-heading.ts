export const pageHeading = (): HTMLElement | null => document.querySelector('main h1') ?? document.querySelector('h1')

export const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Layers that keep the focus from the moment they open until they close. */
export const focusHolders = new Set<object>()

/** Focuses an element that is not a tab stop, such as a heading or list item. */
export function focusPlace(place: HTMLElement, options?: FocusOptions): void {
  if (!place.matches(FOCUSABLE)) place.tabIndex = -1
  place.focus(options)
}

/** Called after a navigation: the heading is announced, and Tab continues from the top of the page. */
export function focusPageHeading(): void {
  const heading = pageHeading()
  if (heading) focusPlace(heading, { preventScroll: true })
}
