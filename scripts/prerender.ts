import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

import type { RenderedPage, RenderedShells } from '../src/app/prerender.tsx'
import {
  ENTRY_ATTRIBUTE,
  FIRST_FONT_ATTRIBUTE,
  LOADING_ID,
  OUTDATED_ATTRIBUTE,
  PENDING_ATTRIBUTE,
  TEXTS_ATTRIBUTE,
} from '../src/app/prerendered.ts'
import { PAGES_ID, SHELL_ID, SHOWN_ATTRIBUTE, type ShellPage } from '../src/app/shell/shell.ts'
import { LOCALES, type Locale } from '../src/i18n/locales.ts'
import { LOADING_INTERFACE } from '../src/i18n/messages.ts'
import { recordOf } from '../src/platform/json.ts'
import { filesUnder } from './files.ts'
import { writeFirstFont } from './first-font.ts'
import { chunkOfGroup, chunkOfPage, filesOf, type Manifest } from './manifest.ts'
import { NOTES, NOTES_STYLES } from './page-notes.ts'
import { bundleInline } from './vite-boot.ts'

/** Public pages that the build renders as HTML: visitors see them, and type into them, before any script has loaded. */
const PAGES = ['/auth/login', '/onboarding/register']

const RENDERER = 'src/app/prerender.tsx'

const ENTRY = 'index.html'
/** Groups of `scripts/chunks.ts`. Pages that the build does not render load `session`, signed-in ones also `area`. */
const SESSION = 'session'
const AREA = 'area'

/** The exports of src/app/prerender.tsx. */
type Renderer = {
  renderPage: (path: string) => Promise<RenderedPage>
  renderShellPages: (texts: Readonly<Record<Locale, readonly unknown[]>>) => Promise<RenderedShells>
}

/** Compiles with the app's configuration, into a folder for each mode: two builds can run side by side. */
async function loadRenderer(mode: string): Promise<Renderer> {
  const outDir = resolve('.cache/prerender', mode)
  rmSync(outDir, { recursive: true, force: true })
  await build({
    mode,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: RENDERER, outDir, manifest: false, copyPublicDir: false, minify: false },
  })
  process.env['NODE_ENV'] = 'production'
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer
}

/** Hides a page until it is right for this visitor, and shows the loading text meanwhile. */
const PENDING_STYLES =
  `#${LOADING_ID}{display:none}` +
  `[${PENDING_ATTRIBUTE}]:not([${OUTDATED_ATTRIBUTE}]) #root{visibility:hidden}` +
  `[${PENDING_ATTRIBUTE}]:not([${OUTDATED_ATTRIBUTE}]) #${LOADING_ID}{display:grid;place-items:center;position:fixed;inset:0;margin:0;font:16px system-ui,sans-serif}`

/** Paints nothing before the end of the page has arrived: half a page would have another layout. */
const WHOLE = `<link rel="expect" href="#${LOADING_ID}" blocking="render">`

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Groups of French texts that are separate files. The others are part of the first script. */
const frenchOf = (manifest: Manifest, namespaces: readonly string[]) =>
  namespaces.map((namespace) => `src/i18n/messages/fr/${namespace}.json?messages`).filter((key) => manifest[key])

/** The files that every page starts with, in the order in which they run. */
function startOf(manifest: Manifest): string[] {
  const [entry = '', ...parts] = filesOf(manifest, [ENTRY])
  return [...parts, entry]
}

/** The script whose name gives the version. */
const entryOf = (manifest: Manifest) => `/${startOf(manifest).at(-1)}`

/** Scripts of some chunks, without those that every page starts with. */
function scriptsBeside(manifest: Manifest, chunks: readonly string[]): string[] {
  const start = startOf(manifest)
  return filesOf(manifest, chunks).filter((file) => file.endsWith('.js') && !start.includes(file))
}

/** What every page starts with, and what this one needs beside it. */
async function scriptsOf(manifest: Manifest, route: string, namespaces: readonly string[]): Promise<string> {
  const page = scriptsBeside(manifest, [chunkOfPage(manifest, route), ...frenchOf(manifest, namespaces)])
  return `<script>${await pageStart(startOf(manifest), page)}</script>`
}

/**
 * The inline script that starts a page.
 * @param page the scripts of a page that the build renders
 */
const pageStart = (start: readonly string[], page?: readonly string[]) =>
  bundleInline('src/app/page-start-boot.ts', { __START_FILES__: start, __PAGE_FILES__: page })

function assertInert(html: string): void {
  if (/\sstyle=/.test(html)) throw new Error('A style attribute, which the content security policy refuses')
  if (/<script/.test(html)) throw new Error('An inline script, which nobody wrote')
}

/** Removes Vite's script tags: `pageStart` loads the scripts. */
const withoutScripts = (shell: string) =>
  shell.replaceAll(/\s*<(?:link rel="modulepreload"[^>]*|script type="module"[^>]*><\/script)>/g, '')

const HTML = '<html lang="fr">'
const END_OF_HEAD = '</head>'
const TITLE = /<title>[^<]*<\/title>/

/** Replaces parts of `index.html`. Each must be there: a page without its scripts would be built in silence. */
function fill(shell: string, parts: readonly (readonly [part: string | RegExp, text: string])[]): string {
  return parts.reduce((page, [part, text]) => {
    if (page.search(part) < 0) throw new Error(`index.html has no ${part}`)
    return page.replace(part, () => text)
  }, withoutScripts(shell))
}

/** @param attributes of `<html>` */
const pageOf = (
  shell: string,
  { title, html, styles, namespaces }: RenderedPage,
  attributes: string,
  scripts: string,
) => {
  assertInert(html)
  return fill(shell, [
    [HTML, `<html lang="fr" ${attributes} ${TEXTS_ATTRIBUTE}="${namespaces.join(' ')}">`],
    [TITLE, `<title>${escape(title)}</title>`],
    [END_OF_HEAD, `${WHOLE}<style>${PENDING_STYLES}${NOTES_STYLES}</style>${styles}\n    ${scripts}\n  ${END_OF_HEAD}`],
    [
      '<div id="root"></div>',
      `<div id="root">${html}</div>\n    <p id="${LOADING_ID}" lang="en">${LOADING_INTERFACE}</p>${NOTES}`,
    ],
  ])
}

const SHELL_STYLES =
  `#${SHELL_ID}{position:fixed;inset:0;overflow:hidden}` +
  // it hides the loading screen under it
  `#${SHELL_ID}>*{background:var(--mui-palette-background-default)}` +
  // later, this change of the delay does not start the animation again
  `[${SHOWN_ATTRIBUTE}] .appear-late{animation-delay:0s;animation-duration:0s}`

/** The texts of a language, as the build wrote them a moment ago. */
const textsOf = (folder: string, locale: Locale): unknown[] =>
  filesUnder(join(folder, 'locales', locale)).map((file): unknown => JSON.parse(readFileSync(file, 'utf8')))

/** The page for all other addresses, with the shells that the inline script shows, and the files of each page. */
async function pageWithShells(
  shell: string,
  manifest: Manifest,
  { templates, styles, pages }: RenderedShells,
  attributes: string,
): Promise<string> {
  templates.forEach(([, html]) => assertInert(html))
  const known = pages.map(({ route, ...page }): ShellPage => {
    const groups = page.shape ? [SESSION, AREA] : [SESSION]
    return {
      ...page,
      files: scriptsBeside(manifest, [
        ...groups.map((name) => chunkOfGroup(manifest, name)),
        chunkOfPage(manifest, route),
      ]),
      french: scriptsBeside(manifest, frenchOf(manifest, page.texts)),
    }
  })
  const boot = await bundleInline('src/app/shell/shell-boot.ts')
  const startScript = await pageStart(startOf(manifest))
  const shells = templates.map(([id, html]) => `<template id="${id}">${html}</template>`)
  // the text of a script ends at the first `</`
  const pagesText = JSON.stringify(known).replaceAll('<', '\\u003c')
  return fill(shell, [
    [HTML, `<html lang="fr" ${attributes}>`],
    [END_OF_HEAD, `<style>${SHELL_STYLES}${NOTES_STYLES}</style>${styles}\n  ${END_OF_HEAD}`],
    [
      '</body>',
      `${NOTES}${shells.join('')}<script type="application/json" id="${PAGES_ID}">${pagesText}</script>` +
        `<script>${boot}</script><script>${startScript}</script>\n  </body>`,
    ],
  ])
}

/** Second step of a build: writes the public pages beside the shell, which stays the page for all other addresses. */
async function prerenderPages(folder: string, mode: string): Promise<void> {
  const { renderPage, renderShellPages } = await loadRenderer(mode)
  // vite documents this shape of its manifest
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const font = await writeFirstFont(folder)
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  const attributes = `${ENTRY_ATTRIBUTE}="${entryOf(manifest)}" ${FIRST_FONT_ATTRIBUTE}="${font}"`
  for (const path of PAGES) {
    const rendered = await renderPage(path)
    const file = join(folder, `${path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageOf(shell, rendered, attributes, await scriptsOf(manifest, path, rendered.namespaces)))
  }
  const shells = await renderShellPages(recordOf(LOCALES, (locale) => textsOf(folder, locale)))
  writeFileSync(join(folder, 'index.html'), await pageWithShells(shell, manifest, shells, attributes))
}

const [folder, mode = 'production'] = process.argv.slice(2)
if (!folder) throw new Error('Which folder? node scripts/prerender.ts dist')
await prerenderPages(folder, mode)
