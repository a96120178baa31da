/** Bypasses the router: the browser loads the page and replaces the current history entry. */
export function loadPage(href: string): void {
  history.replaceState(null, '', href)
  history.go(0)
}
