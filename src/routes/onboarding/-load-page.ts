/**
 * Bypasses the router: the browser loads the page and replaces the current history entry.
 * @param href path, query and hash built by the router
 */
export function loadPage(href: string): void {
  history.replaceState(null, '', href)
  history.go(0)
}
