import { NOT_STARTED_ID, OUTDATED_ATTRIBUTE } from './prerendered'
import { PAGE_FILES, SHELL_ID } from './shell/shell'

/*
 * Inlined in every page. It requests the page's scripts after the first paint, and runs those that every page starts
 * with one by one, in tasks that leave time for the first key presses. Requested earlier, they would be compiled before
 * the first paint.
 */

/** No page waits longer for its first paint, in milliseconds. */
const LONGEST_WAIT = 1000

/** The page for all addresses that the build did not render: `shell-boot.ts` lists its files. */
const isUnrendered = __PAGE_FILES__ === undefined
const found = globalThis as { [PAGE_FILES]?: readonly string[] }
const start = __START_FILES__

async function startPage(): Promise<void> {
  for (const file of [...start, ...(__PAGE_FILES__ ?? found[PAGE_FILES] ?? [])])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href: `/${file}` }),
    )
  for (const file of start) {
    await import(/* @vite-ignore */ `/${file}`)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const page = document.documentElement

/** The app does not start below a path: its files are asked for at the root. Says so when they are found there. */
async function explainFolder(): Promise<void> {
  let { pathname } = new URL(document.URL)
  try {
    while ((pathname = pathname.slice(0, pathname.lastIndexOf('/')))) {
      const { ok, headers } = await fetch(`${pathname}/${start[0]}`, { method: 'HEAD' })
      if (ok && headers.get('Content-Type')?.includes('javascript'))
        return document
          .querySelector(`#${NOT_STARTED_ID}-note p`)
          ?.append(` This app needs the root of a host and is at ${pathname}/ (deploy/README.md).`)
    }
  } catch {
    // no connection
  }
}

function showNotStarted(error?: unknown): void {
  // a script that this browser cannot read
  if (error instanceof SyntaxError) return page.setAttribute(OUTDATED_ATTRIBUTE, navigator.language.slice(0, 2))
  const template = document.getElementById(NOT_STARTED_ID)
  // its template is at the end of the page
  if (!template) return addEventListener('DOMContentLoaded', () => showNotStarted())
  document.body.append((template as HTMLTemplateElement).content)
  document.querySelector(`#${NOT_STARTED_ID}-note button`)?.addEventListener('click', reload)
  // the other pages have no bytes to spare
  if (isUnrendered) void explainFolder()
}

/** Only into a page: without a network the browser's own would replace this one, and what is typed in it. */
function reload(): void {
  fetch(document.URL, { cache: 'no-store' }).then(
    ({ ok }) => ok && history.go(0),
    () => {},
  )
}

let started = false
function startOnce(): void {
  if (started) return
  started = true
  startPage().catch(showNotStarted)
}

// half a page would be worse than none
if (page.hasAttribute(OUTDATED_ATTRIBUTE)) started = true
const nothingToPaint = document.hidden || (isUnrendered && !document.getElementById(SHELL_ID))
if (nothingToPaint) startOnce()
else {
  // the browser reports the paint: an animation frame ends before it
  new PerformanceObserver(startOnce).observe({ type: 'paint', buffered: true })
  setTimeout(startOnce, LONGEST_WAIT)
}
