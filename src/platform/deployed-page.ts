/** A page names its first script in a tag, or in the attribute that the build adds. */
const ENTRY = /<(?:script\b[^>]*\bsrc|html\b[^>]*\bdata-entry)="[^"]*?(\/assets\/[^"]+\.js)"/g

/** The hashed entry scripts in a page: they identify the build. */
export const entryScriptsOf = (html: string): string[] =>
  [...html.matchAll(ENTRY)].map(([, path = '']) => path).toSorted()

const WAIT_MS = 10_000

/**
 * The HTML this page was loaded from, as the server sends it now. Pages of one build may start with different scripts,
 * so compare the same page.
 */
export function fetchDeployedPage(): Promise<Response> {
  const [loaded] = performance.getEntriesByType('navigation')
  const path = loaded ? new URL(loaded.name).pathname : '/'
  return fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(WAIT_MS) })
}
