/**
 * Leaves the router aside: the browser loads a page of this app anew, in the place of the present one in the history.
 * @param href path, query and hash of a page that the router itself has named
 */
export function loadPage(href: string): void {
  history.replaceState(null, '', href)
  history.go(0)
}
