/** After a navigation: the page says its name, and Tab goes on from its top. */
export function focusPageHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1')
  if (!heading) return
  // a heading of a feature may have forgotten it; without it `focus` does nothing
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
