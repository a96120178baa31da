import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

import { LOADING_ID, PENDING_ATTRIBUTE, TEXTS_ATTRIBUTE } from '../src/app/prerendered.ts'
import { LOADING_INTERFACE } from '../src/i18n/interface-loading.ts'
import { filesOf, type Manifest } from './manifest.ts'

/** Public pages that stand in the build as HTML: a visitor sees them, and types into them, before any script is here. */
const PAGES = [
  { path: '/auth/login', route: 'src/routes/auth/login.tsx' },
  { path: '/onboarding/register', route: 'src/routes/onboarding/register.tsx' },
]

const RENDERER = 'src/app/prerender.tsx'

type Rendered = { title: string; html: string; styles: string; namespaces: readonly string[] }

/** Compiled by the same configuration as the app, into a folder of its own. */
async function loadRenderer(mode: string): Promise<(path: string) => Promise<Rendered>> {
  const outDir = resolve('.cache/prerender')
  rmSync(outDir, { recursive: true, force: true })
  await build({
    mode,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: RENDERER, outDir, manifest: false, copyPublicDir: false, minify: false },
  })
  process.env['NODE_ENV'] = 'production'
  // the exports of src/app/prerender.tsx
  const { renderPage } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
    renderPage: (path: string) => Promise<Rendered>
  }
  return renderPage
}

/** What hides a page until it is this visitor's, and says so meanwhile. */
const PENDING_STYLES =
  `#${LOADING_ID}{display:none}` +
  `[${PENDING_ATTRIBUTE}] #root{visibility:hidden}` +
  `[${PENDING_ATTRIBUTE}] #${LOADING_ID}{display:grid;place-items:center;position:fixed;inset:0;margin:0;font:16px system-ui,sans-serif}`

/** Nothing is painted before the end of the page has come: half of it would stand elsewhere. */
const WHOLE = `<link rel="expect" href="#${LOADING_ID}" blocking="render">`

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What every page starts with, and what this one needs beside it. */
function scriptsOf(manifest: Manifest, route: string, namespaces: readonly string[]): string {
  const chunks = [
    `${route}?tsr-split=component---loader`,
    ...namespaces.map((namespace) => `src/i18n/messages/fr/${namespace}.json?messages`).filter((key) => manifest[key]),
  ]
  const [entry = '', ...parts] = filesOf(manifest, ['index.html'])
  const start = [...parts, entry]
  const page = filesOf(manifest, chunks).filter((file) => file.endsWith('.js') && !start.includes(file))
  return `<script>${pageStart(start, page)}</script>`
}

/**
 * What a page does of itself: once it is painted it asks for its scripts, and runs those that every page starts with file
 * by file, in tasks that leave room for the first keys. Asked for earlier, they would be compiled before the first paint.
 * A frame that was drawn is not yet on the screen: the browser itself says when it is. A page that nobody sees has no frames,
 * and does not wait for one; nor does any page for longer than a second.
 */
const pageStart = (start: readonly string[], page: readonly string[]) =>
  `{const start=${JSON.stringify(start)},` +
  `go=async()=>{for(const f of start.concat(${JSON.stringify(page)}))document.head.append(` +
  `Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href:"/"+f}));` +
  `for(const f of start){await import("/"+f);await new Promise(r=>setTimeout(r))}};` +
  `let once=()=>{once=()=>{};go()};` +
  `if(document.hidden)once();else{` +
  `new PerformanceObserver(()=>once()).observe({type:"paint",buffered:true});setTimeout(()=>once(),1e3)}}`

function pageOf(shell: string, { title, html, styles, namespaces }: Rendered, scripts: string): string {
  if (/\sstyle=/.test(html)) throw new Error('A style attribute, which the content security policy refuses')
  if (/<script/.test(html)) throw new Error('An inline script, which nobody wrote')
  return shell
    .replaceAll(/\s*<(?:link rel="modulepreload"[^>]*|script type="module"[^>]*><\/script)>/g, '')
    .replace('<html lang="fr">', `<html lang="fr" ${TEXTS_ATTRIBUTE}="${namespaces.join(' ')}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace('</head>', () => `${WHOLE}<style>${PENDING_STYLES}</style>${styles}\n    ${scripts}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${html}</div>\n    <p id="${LOADING_ID}" lang="en">${LOADING_INTERFACE}</p>`,
    )
}

/** Second step of a build: writes the public pages beside the shell, which stays the page of all other addresses. */
async function prerenderPages(folder: string, mode: string): Promise<void> {
  const renderPage = await loadRenderer(mode)
  // vite documents this shape of its manifest
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  for (const { path, route } of PAGES) {
    const rendered = await renderPage(path)
    const file = join(folder, `${path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageOf(shell, rendered, scriptsOf(manifest, route, rendered.namespaces)))
  }
}

const [folder, mode = 'production'] = process.argv.slice(2)
if (!folder) throw new Error('Which folder? node scripts/prerender.ts dist')
await prerenderPages(folder, mode)
