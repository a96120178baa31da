import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { ACCENT_ATTRIBUTE, BRAND_ATTRIBUTE } from '../src/app/prerendered.ts'
import type { Brand } from '../src/app/site/brand-rules.ts'
import { LOCALES } from '../src/i18n/locales.ts'
import { isObject, own, parseJson } from '../src/platform/json.ts'
import { compress } from './compress.ts'
import { loadSources } from './load-sources.ts'
import { argumentsOf, stop } from './stop.ts'

/** The pages in which a name, a logo or icons stand. */
const PAGES = ['index.html', 'auth/login.html', 'onboarding/register.html']
const MANIFEST = 'manifest.webmanifest'

/** Where the files are as the build wrote them. It is read, never served. */
const ORIGINALS = '_own'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The product's own mark on public pages (`Wordmark` of PublicLayout.tsx): a logo takes its place, with its class. */
const MARK = /<svg viewBox="0 0 28 28"[^>]* class="([^"]*)"[^>]*>.*?<\/svg>/gs

/**
 * Writes a brand into a page. No inline script or style changes: the policy names them by hash.
 * @param ownNames the product's names in all languages
 * @param accent the rules of the accent
 */
export function brandPage(
  html: string,
  { name, logo, icons }: Brand,
  ownNames: readonly string[],
  accent = '',
): string {
  const attributes = [
    ` ${BRAND_ATTRIBUTE}="${escape(JSON.stringify({ name, logo }))}"`,
    accent && ` ${ACCENT_ATTRIBUTE}="${escape(accent)}"`,
  ].join('')
  let page = html.replace('<html', () => `<html${attributes}`)
  if (name !== undefined) {
    page = page.replace(/<title>(?:(.*) · )?[^<]*<\/title>/, (_, title?: string) => {
      return `<title>${title ? `${title} · ` : ''}${escape(name)}</title>`
    })
    for (const own of ownNames)
      page = page
        .replaceAll(`="${escape(own)}"`, () => `="${escape(name)}"`)
        .replaceAll(`>${escape(own)}<`, () => `>${escape(name)}<`)
  }
  if (logo !== undefined)
    page = page.replace(MARK, (_, classes: string) => `<img class="${classes}" src="${escape(logo)}" alt="">`)
  for (const [rel, address] of [
    ['icon', icons.favicon],
    ['apple-touch-icon', icons.touch],
  ] as const)
    if (address !== undefined)
      page = page.replace(
        new RegExp(`<link rel="${rel}"[^>]*>`),
        () => `<link rel="${rel}" href="${escape(address)}" />`,
      )
  return page
}

/** Most letters of a name below an icon: browsers cut longer ones. */
const SHORT = 12

/** Writes a brand into the manifest of the installed app. */
export function brandManifest(text: string, { name, icons }: Brand): string {
  const manifest: unknown = JSON.parse(text)
  const given = isObject(manifest) ? manifest : {}
  const taken = [
    ...(icons.app === undefined ? [] : [{ src: icons.app, sizes: sizesOf(icons.app), purpose: 'any' }]),
    ...(icons.maskable === undefined
      ? []
      : [{ src: icons.maskable, sizes: sizesOf(icons.maskable), purpose: 'maskable' }]),
  ]
  const whole = name?.trim() ?? ''
  const names = whole ? { name: whole, short_name: whole.length <= SHORT ? whole : whole.split(/\s/)[0] } : {}
  return `${JSON.stringify({ ...given, ...names, ...(taken.length > 0 && { icons: taken }) }, undefined, 2)}\n`
}

const isVector = (address: string) => /^data:image\/svg|\.svg$/.test(address)
const sizesOf = (address: string) => (isVector(address) ? 'any' : '512x512')

/** The product's names, as the texts of this build say them. */
const ownNamesOf = (folder: string): string[] =>
  LOCALES.flatMap((locale) => {
    const texts = join(folder, 'locales', locale, 'common.json')
    const name = existsSync(texts) && own(JSON.parse(readFileSync(texts, 'utf8')), 'common.app.name')
    return typeof name === 'string' ? [name] : []
  })

const isBranded = (page: string) => existsSync(page) && readFileSync(page, 'utf8').includes(`<html ${BRAND_ATTRIBUTE}=`)

/**
 * Writes a brand into a finished build, or takes it out again: each time from the files as the build wrote them.
 * @param accent the rules of the accent
 */
async function brandBuild(folder: string, brand: Brand | undefined, accent: string): Promise<void> {
  // another build has taken the place of the one that they belong to
  if (!PAGES.some((page) => isBranded(join(folder, page))))
    rmSync(join(folder, ORIGINALS), { recursive: true, force: true })
  if (!brand && !existsSync(join(folder, ORIGINALS))) return
  const ownNames = ownNamesOf(folder)
  for (const name of [...PAGES, MANIFEST]) {
    const [file, original] = [join(folder, name), join(folder, ORIGINALS, name)]
    if (!existsSync(file)) continue
    mkdirSync(dirname(original), { recursive: true })
    if (!existsSync(original)) copyFileSync(file, original)
    const text = readFileSync(original, 'utf8')
    const written =
      name === MANIFEST ? brandManifest : (page: string, of: Brand) => brandPage(page, of, ownNames, accent)
    writeFileSync(file, brand ? written(text, brand) : text)
    await compress(file)
  }
}

const USAGE = 'npm run brand -- <built folder> <config.json>'

if (import.meta.main) {
  const { positionals } = argumentsOf(USAGE, { allowPositionals: true, options: {} }, 2)
  const [folder = stop(USAGE, 1), file = stop(USAGE, 1)] = positionals
  if (!existsSync(join(folder, '_headers.json')))
    stop(`${folder} holds no finished build: run "npm run build" first.`, 1)
  const settings = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : stop(`${file} does not exist.`, 1)
  if (!settings) stop(`${file} is no JSON: "npm run config:check -- ${file}" says where.`, 1)
  loadSources()
  const { brandMistakes, brandStyles, readBrand } = await import('../src/app/site/brand-rules.ts')
  const given = own(settings.value, 'brand')
  const ignored = isObject(given) ? brandMistakes(given) : []
  if (ignored.length > 0) console.warn(`${file}: in brand, ignored ${ignored.join(', ')}`)
  const brand = isObject(given) && Object.keys(given).length > 0 ? readBrand(given) : undefined
  await brandBuild(folder, brand, brand ? brandStyles(brand) : '')
}
