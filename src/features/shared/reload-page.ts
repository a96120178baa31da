import { fetchDeployedPage } from '~/platform/chunk-error'

/**
 * Reloads the page, if the server sends it: otherwise the browser's own page, or that of a gateway, would replace it.
 * Involves no URL, so no check is needed.
 * @returns whether it reloads
 */
export async function reloadServedPage(): Promise<boolean> {
  const comes = await fetchDeployedPage().then(
    ({ ok }) => ok,
    () => false,
  )
  if (comes) history.go(0)
  return comes
}

/** The same, where nobody waits for it. */
export const reloadPage = (): void => void reloadServedPage()

/**
 * Bypasses the router: the browser loads the page and replaces the current history entry.
 * @param href path, query and hash built by the router
 */
export function loadPage(href: string): void {
  history.replaceState(null, '', href)
  history.go(0)
}
