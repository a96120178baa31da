/** A page names its first script in a tag, or in the attribute that the build adds. */
const ENTRY = /<(?:script\b[^>]*\bsrc|html\b[^>]*\bdata-entry)="[^"]*?(\/assets\/[^"]+\.js)"/g

/** The hashed entry scripts in a page: they identify the build. */
export const entryScriptsOf = (html: string): string[] =>
  [...html.matchAll(ENTRY)].map(([, path = '']) => path).toSorted()

const PAGE_WAIT_MS = 10_000

/**
 * The HTML this page was loaded from, as the server sends it now. Pages of one build may start with different scripts,
 * so compare the same page.
 */
export function fetchDeployedPage(): Promise<Response> {
  const [loaded] = performance.getEntriesByType('navigation')
  const path = loaded ? new URL(loaded.name).pathname : '/'
  return fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(PAGE_WAIT_MS) })
}

/** Messages of Chromium, Firefox and Safari for a script that did not come. */
const LOST =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css/i

/** A file of the app that did not load: its `import()` failed. */
export const isChunkError = (error: unknown): error is Error => error instanceof Error && LOST.test(error.message)

/** It has not come in time (`scripts/vite-late-scripts.ts`), and may still come. */
export const isLate = (error: Error): boolean => error.message.endsWith('(late)')

/** The address of the file. Safari does not name it. */
export const addressOf = (error: unknown): string | undefined => /https?:\S+\.(?:js|css)/.exec(String(error))?.[0]

const rename = ({ payload }: { payload: unknown }) => {
  if (isChunkError(payload)) Object.assign(payload, { name: 'LostFile', message: `Lost: ${payload.message}` })
}

/**
 * The router reloads the page for a lost script, also without a network. It knows the script by the start of the
 * message. `ChunkErrorScreen` decides instead.
 * @returns ends it
 */
export function keepRouterFromReloading(): () => void {
  window.addEventListener('vite:preloadError', rename)
  return () => window.removeEventListener('vite:preloadError', rename)
}

/**
 * `offline`: no network, or one that answers everything itself (a captive portal). `gone`: another version is deployed.
 * `failing`: the server fails. `blocked`: only this file fails, or the page is refused. `none`: the file loads now.
 */
export type Loss = 'offline' | 'gone' | 'failing' | 'blocked' | 'none'

type Answer = 'none' | 'late' | 'there' | 'html' | 'missing' | 'failing' | 'refused'
type Looked = { answer: Answer; text?: string }

const THERE: Looked = { answer: 'there' }

const WAIT_MS = 10_000

/** What the request for a file gets. */
async function look(send: () => Promise<Response>): Promise<Looked> {
  try {
    const response = await send()
    const { status, ok } = response
    if (status >= 500 || status === 408 || status === 429) return { answer: 'failing' }
    if (status === 404 || status === 410) return { answer: 'missing' }
    if (!ok) return { answer: 'refused' }
    const text = await response.text()
    return { answer: response.headers.get('content-type')?.includes('html') ? 'html' : 'there', text }
  } catch (error) {
    return { answer: error instanceof DOMException && error.name === 'TimeoutError' ? 'late' : 'none' }
  }
}

const lookAt = (address: string) => look(() => fetch(address, { signal: AbortSignal.timeout(WAIT_MS) }))

const IMPORTED = /(?:from|import)\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]/g

/** The first file that does not come, out of a file and all that it imports. */
async function lookThrough(address: string, seen: Set<string>): Promise<Looked> {
  seen.add(address)
  const found = await lookAt(address)
  if (found.answer !== 'there') return found
  for (const [, path = ''] of (found.text ?? '').matchAll(IMPORTED)) {
    const imported = new URL(path, address).href
    const inner = seen.has(imported) ? found : await lookThrough(imported, seen)
    if (inner.answer !== 'there') return inner
  }
  return found
}

/** Whether the server sends the page of this app, of this build or of another one. */
async function lookAtPage(): Promise<'ours' | 'other' | 'failing' | 'refused' | 'none'> {
  const { answer, text = '' } = await look(fetchDeployedPage)
  if (answer !== 'html') return answer === 'failing' || answer === 'refused' ? answer : 'none'
  const entries = entryScriptsOf(text)
  if (entries.length === 0) return 'none'
  return entries.includes(document.documentElement.dataset['entry'] ?? '') ? 'ours' : 'other'
}

/** Why a file did not load. Requests the file and the page from the server. */
export async function chunkErrorCause(error: unknown): Promise<Loss> {
  const address = addressOf(error)
  const asked = lookAtPage()
  const { answer } = address ? await lookThrough(address, new Set()) : THERE
  const page = await asked
  if (answer === 'failing') return 'failing'
  if (page === 'failing') return page
  if (page === 'none') return 'offline'
  if (answer === 'late') return 'failing'
  // a firewall in between
  if (page === 'refused' && (!address || answer !== 'there')) return 'blocked'
  if (answer === 'html' || answer === 'missing' || (!address && page === 'other')) return 'gone'
  if (answer === 'there' || !address) return 'none'
  // the network may have come back between the two
  return (await lookThrough(address, new Set())).answer === 'there' ? 'none' : 'blocked'
}

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
