import { SANDBOX, CONFIG_KEYS, LEGAL_KEYS, parseRuntimeConfig } from '../src/app/runtime-config.ts'
import { accentNotes, BRAND_KEYS, brandMistakes, ICON_KEYS, readBrand } from '../src/app/site/brand-rules.ts'
import { ANNOUNCEMENT_KEYS, announcementMistakes } from '../src/features/shell/announcement.ts'
import { LOCALES } from '../src/i18n/locales.ts'
import { scanJson, type TextPosition } from '../src/platform/json-positions.ts'
import { isObject, type JsonObject, own } from '../src/platform/json.ts'
import { isReportAddress } from './headers.ts'

type Mistake = TextPosition & { problem: string }

const PAGE = 'a path such as /terms, or an address that begins with https:// or http://'

const WEB = 'an address that begins with https:// or http://'
const PICTURE = 'a path such as /logo.svg, or data:image/svg+xml, of at most 50,000 characters (also png, webp)'
const REPORTS =
  'a path such as /reports/policy, or an address that begins with https:// or http://, without spaces, quotes, ";" and ","'
const TIME = 'a time with its zone, such as 2026-12-01T20:00:00Z or 2026-12-01T21:00+01:00'

const KNOWN = [
  ...CONFIG_KEYS,
  ...LEGAL_KEYS.map((key) => `legal.${key}`),
  ...ANNOUNCEMENT_KEYS.map((key) => `announcement.${key}`),
  ...[...BRAND_KEYS, ...ICON_KEYS].map((key) => `brand.${key}`),
  ...LOCALES.map((locale) => `announcement.text.${locale}`),
]

/** What the value of a known key has to be; all others are pages. */
const EXPECTED: Readonly<Record<string, string>> = {
  apiBaseUrl: 'a path such as /api/v1, or an address such as https://api.example.com/api/v1, without password, ? and #',
  billingPortalUrl: WEB,
  helpUrl: WEB,
  statusUrl: WEB,
  policyReportUrl: REPORTS,
  environment: 'a name of 1 to 20 characters such as "Recette"',
  announcement: 'an object such as { "text": { "fr": "…" } }',
  'announcement.text': 'an object of texts by language, French among them, such as { "fr": "…", "en": "…" }',
  'announcement.severity': '"info", "warning" or "error"',
  'announcement.from': TIME,
  'announcement.until': `${TIME}, and after "from"`,
  'announcement.link': WEB,
  brand: 'an object such as { "name": "Acme", "accent": "#0A7A4B" }',
  'brand.name': 'a name of 1 to 40 characters',
  'brand.logo': PICTURE,
  'brand.icons': 'an object such as { "favicon": "/brand/favicon.svg", "app": "/brand/app-512.png" }',
  'brand.accent': 'a colour with # and six digits, such as #0A7A4B',
  ...Object.fromEntries(ICON_KEYS.map((key) => [`brand.${key}`, PICTURE])),
  ...Object.fromEntries(LOCALES.map((locale) => [`announcement.text.${locale}`, 'a text of 1 to 300 characters'])),
  supportEmail: 'an e-mail address',
  checkoutHosts: 'a list of host names such as ["checkout.example.com"], without https://, path and *',
  legal: 'an object of addresses such as { "terms": "/terms" }',
}

/** How many letters must be changed, added or removed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1]
    for (const [index, wanted] of other.split('').entries())
      next.push(
        Math.min((row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1, (row[index] ?? 0) + (letter === wanted ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

const parentOf = (path: string) => path.replace(/\.[^.]*$/, '')
const lastName = (path: string) => path.slice(path.lastIndexOf('.') + 1)
const letters = (path: string) =>
  lastName(path)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

/** Whether a key is the name of a language: these resemble many words, such as `end`. */
const isLanguage = (path: string) => path.startsWith('announcement.text.')

/** The known key that an unknown one resembles. */
function meant(unknown: string): string | undefined {
  const word = letters(unknown)
  const [best] = KNOWN.filter((key) => isLanguage(key) === isLanguage(unknown))
    .map((key) => {
      const name = letters(key)
      return { key, difference: distance(word, name) / Math.max(word.length, name.length) }
    })
    .filter(({ difference }) => difference <= 0.4)
    .toSorted((one, other) => one.difference - other.difference)
  return best?.key
}

function unknownKey(path: string): string {
  const key = meant(path)
  return `"${path}" is unknown.${key === undefined ? '' : ` Did you mean "${key}"?`}`
}

/** Names of the keys that the app ignores, and of `apiBaseUrl` when it is unusable. */
function refusedKeys(value: JsonObject): string[] {
  const origin = 'https://console.example.com'
  try {
    return parseRuntimeConfig(value, origin).ignored
  } catch {
    return ['apiBaseUrl', ...parseRuntimeConfig({ ...value, apiBaseUrl: '/' }, origin).ignored]
  }
}

/** The name of `policyReportUrl` when servers cannot name it in the policy: the app itself does not use it. */
const unusableReports = ({ policyReportUrl }: JsonObject): string[] =>
  typeof policyReportUrl === 'string' && !isReportAddress(policyReportUrl) ? ['policyReportUrl'] : []

/** Names of unknown keys of `legal`, and of all that is wrong in `announcement` and `brand`. */
function mistakesWithin({ legal, announcement, brand }: JsonObject): string[] {
  const names = Object.keys(isObject(legal) ? legal : {}).map((key) => `legal.${key}`)
  const wrong = isObject(announcement) ? announcementMistakes(announcement) : []
  const ofBrand = isObject(brand) ? brandMistakes(brand) : []
  return [
    ...names.filter((name) => !KNOWN.includes(name)),
    ...wrong.map((key) => `announcement.${key}`),
    ...ofBrand.map((key) => `brand.${key}`),
  ]
}

/** Names of keys with a dot, such as `legal.terms`, which is `terms` within `legal`. */
const dottedKeys = (value: JsonObject, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) => [
    ...(key.includes('.') ? [path + key] : []),
    ...(isObject(inner) ? dottedKeys(inner, `${path}${key}.`) : []),
  ])

/**
 * What the app changes in the settings of a valid `config.json`, and which pictures are not there.
 * @param exists whether there is a file, by its path from the folder of `config.json`
 */
export function configNotes(text: string, exists: (path: string) => boolean): string[] {
  const brand = own(JSON.parse(text.replace(/^\uFEFF/, '')), 'brand')
  const { accent, logo, icons } = readBrand(isObject(brand) ? brand : {})
  const pictures = [
    ['logo', logo] as const,
    ...Object.entries(icons).map(([key, icon]) => [`icons.${key}`, icon] as const),
  ]
  return [
    ...(accent === undefined ? [] : accentNotes(accent).map((note) => `"brand.accent": ${note}`)),
    // the other ones are files of the build, or of a server that nobody here knows
    ...pictures.flatMap(([key, address]) => {
      const path = address?.split(/[?#]/)[0] ?? ''
      return path.startsWith('/brand/') && !path.includes('%') && !exists(path)
        ? [`"brand.${key}": there is no ${path} beside this file. A static host needs it in dist/brand.`]
        : []
    }),
  ]
}

/**
 * What is wrong with the text of a `config.json`, by the rules of the app, in the order of the lines.
 * @param sandbox whether it is for a build of the sandbox
 */
export function configMistakes(text: string, sandbox = false): Mistake[] {
  const content = text.replace(/^\uFEFF/, '')
  const { keys, mistake } = scanJson(content)
  if (mistake) return [mistake]
  const start: TextPosition = { line: 1, column: 1 }
  const value: unknown = JSON.parse(content)
  if (!isObject(value)) return [{ ...start, problem: 'The settings stand between { and }.' }]

  const mistakes: Mistake[] = keys
    .filter(({ repeated }) => repeated)
    .map(({ path, line, column }) => ({ line, column, problem: `"${path}" stands here a second time.` }))
  const add = (path: string, problem: string) =>
    mistakes.push({ ...start, ...(positionOf(path) ?? positionOf(parentOf(path))), problem })
  const positionOf = (path: string) => keys.findLast((key) => key.path === path)

  const dotted = dottedKeys(value)
  for (const key of new Set([...refusedKeys(value), ...mistakesWithin(value), ...unusableReports(value)])) {
    if (!KNOWN.includes(key)) add(key, unknownKey(key))
    else if (dotted.includes(key))
      add(key, `"${key}" is no key: write "${lastName(key)}" within the braces of "${parentOf(key)}".`)
    else if (key === 'apiBaseUrl' && !Object.hasOwn(value, key)) add(key, '"apiBaseUrl" is missing.')
    else if (key === 'announcement.text' && !positionOf(key)) add(key, '"announcement.text" is missing.')
    else add(key, `"${key}" must be ${EXPECTED[key] ?? PAGE}.`)
  }
  if (value['apiBaseUrl'] === SANDBOX && !sandbox)
    add('apiBaseUrl', 'Only a build of the sandbox answers its calls itself: name the address of the API.')

  return mistakes
    .map(({ line, column, problem }) => ({ line, column, problem }))
    .toSorted((one, other) => one.line - other.line || one.column - other.column)
}
