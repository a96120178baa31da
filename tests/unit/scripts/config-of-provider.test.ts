import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { configMistakes, configNotes } from '../../../scripts/config-mistakes.ts'

const API = '"apiBaseUrl": "/api/v1"'
/** Settings whose second line is this one. */
const line = (text: string) => `{ ${API},\n  ${text}\n}`
const withAccent = (accent: string) => JSON.stringify({ apiBaseUrl: '/api/v1', brand: { accent } })

const LOGO = 'must be a path such as /logo.svg, or data:image/svg+xml, of at most 50,000 characters (also png, webp).'
const TEXTS = 'must be an object of texts by language, French among them, such as { "fr": "…", "en": "…" }.'
const REPORTS =
  'must be a path such as /reports/policy, or an address that begins with https:// or http://, without spaces, quotes, ";" and ",".'
const TIME = 'must be a time with its zone, such as 2026-12-01T20:00:00Z or 2026-12-01T21:00+01:00'

const notesOf = (text: string, exists = false) => configNotes(text, () => exists)

/** What the command says of files. */
function check(...files: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-config.ts', ...files], { encoding: 'utf8' })
  return { status, stderr }
}

it('the check takes one file: it would leave the others out', () => {
  expect(check('package.json', 'package-lock.json')).toEqual({ status: 1, stderr: expect.stringMatching(/^npm run/) })
})

it('the check says of a folder that it cannot be read, not that it is no text', () => {
  expect(check('deploy')).toEqual({ status: 1, stderr: expect.stringMatching(/^deploy cannot be read: .*EISDIR/) })
})

describe('a config.json of a provider', () => {
  it.each([
    // announcement
    [line('"announcement": "Hello"'), '2:3 "announcement" must be an object such as { "text": { "fr": "…" } }.'],
    [line('"announcement": {}'), '2:3 "announcement.text" is missing.'],
    [line('"announcement": { "text": "Hello" }'), `2:21 "announcement.text" ${TEXTS}`],
    [line('"announcement": { "text": { "en": "Hello" } }'), `2:21 "announcement.text" ${TEXTS}`],
    [
      line('"announcement": { "text": { "fr": "a", "en": "" } }'),
      '2:42 "announcement.text.en" must be a text of 1 to 300 characters.',
    ],
    [line('"announcement": { "text": { "fr": "a", "nl": "b" } }'), '2:42 "announcement.text.nl" is unknown.'],
    [
      line('"announcement": { "text": { "fr": "a" }, "severity": "warn" }'),
      '2:44 "announcement.severity" must be "info", "warning" or "error".',
    ],
    [line('"announcement": { "text": { "fr": "a" }, "from": "2026-12-01" }'), `2:44 "announcement.from" ${TIME}.`],
    [
      line('"announcement": { "text": { "fr": "a" }, "until": "2026-02-31T25:00:00Z" }'),
      `2:44 "announcement.until" ${TIME}, and after "from".`,
    ],
    [
      line('"announcement": { "text": { "fr": "a" },\n "from": "2026-12-01T20:00Z",\n "until": "2026-12-01T19:00Z" }'),
      `4:2 "announcement.until" ${TIME}, and after "from".`,
    ],
    [
      line('"announcement": { "text": { "fr": "a" }, "link": "status" }'),
      '2:44 "announcement.link" must be an address that begins with https:// or http://.',
    ],
    [
      line('"announcement": { "text": { "fr": "a" }, "untill": "2026-12-01T19:00Z" }'),
      '2:44 "announcement.untill" is unknown. Did you mean "announcement.until"?',
    ],
    [
      line('"announcement": { "text": { "fr": "" } }'),
      '2:31 "announcement.text.fr" must be a text of 1 to 300 characters.',
    ],
    [line('"announcement": { "text": { "fr": "a" }, "end": "" }'), '2:44 "announcement.end" is unknown.'],
    // what no server could say in its headers
    ...['/r; script-src *', '/r\\"', '/r\\nX: y', '/a,b', '/$request_uri', '/é'].map((address) => [
      line(`"policyReportUrl": "${address}"`),
      `2:3 "policyReportUrl" ${REPORTS}`,
    ]),
    // another host, for browsers
    [line(String.raw`"brand": { "logo": "/\\cdn.example.com/logo.svg" }`), `2:14 "brand.logo" ${LOGO}`],
    [
      line(String.raw`"legal": { "terms": "/\\example.com" }`),
      '2:14 "legal.terms" must be a path such as /terms, or an address that begins with https:// or http://.',
    ],
    // dots in place of braces
    [line('"legal.terms": "/terms"'), '2:3 "legal.terms" is no key: write "terms" within the braces of "legal".'],
    [
      line('"brand": { "icons.app": "/a.png" }'),
      '2:14 "brand.icons.app" is no key: write "app" within the braces of "brand.icons".',
    ],
    // pasted
    [line('"environment": "x" // ours'), '2:22 JSON has no comments: remove this one.'],
    [`{ ${API} } # ours`, '1:29 JSON has no comments: remove this one.'],
    [line('"environment": "Re\tcette"'), String.raw`2:18 A tab stands in this text. Write \t for a tab.`],
    [line('\u00A0"environment": "x"'), '2:3 A special space stands here: put an ordinary one in its place.'],
    [line('"environment":\u200B"x"'), '2:17 A special space stands here: put an ordinary one in its place.'],
    // brand
    [line('"brand": "Acme"'), '2:3 "brand" must be an object such as { "name": "Acme", "accent": "#0A7A4B" }.'],
    [line('"brand": { "name": "" }'), '2:14 "brand.name" must be a name of 1 to 40 characters.'],
    [
      line('"brand": { "accent": "green" }'),
      '2:14 "brand.accent" must be a colour with # and six digits, such as #0A7A4B.',
    ],
    [
      line('"brand": { "accent": "#0A7" }'),
      '2:14 "brand.accent" must be a colour with # and six digits, such as #0A7A4B.',
    ],
    [line('"brand": { "logo": "https://cdn.example.com/logo.svg" }'), `2:14 "brand.logo" ${LOGO}`],
    [line('"brand": { "logo": "data:text/html,x" }'), `2:14 "brand.logo" ${LOGO}`],
    [line('"brand": { "colour": "#0A7A4B" }'), '2:14 "brand.colour" is unknown.'],
    [line('"brand": { "acent": "#0A7A4B" }'), '2:14 "brand.acent" is unknown. Did you mean "brand.accent"?'],
  ])('with %j is refused with its place: %s (decision 1)', (text, mistake) => {
    expect(configMistakes(text).map(({ line: at, column, problem }) => `${at}:${column} ${problem}`)).toEqual([mistake])
  })

  it('has a note for each theme that moves its accent (decision 1)', () => {
    expect(notesOf(withAccent('#0A7A4B'))).toEqual([
      expect.stringMatching(
        /^"brand.accent": #0A7A4B cannot be read in the dark theme, which uses #[\dA-F]{6} instead.$/,
      ),
    ])
    expect(notesOf(withAccent('#FFFF00'))).toEqual([expect.stringContaining('light theme')])
    expect(notesOf(line(API))).toEqual([])
  })

  it('has a note for each picture of /brand/ that is not there (decision 1)', () => {
    const brand = {
      logo: '/brand/logo.svg?2',
      icons: { app: '/brand/512.png', touch: '/other.png', favicon: 'data:image/png,a' },
    }
    const text = JSON.stringify({ apiBaseUrl: '/api/v1', brand })
    expect(notesOf(text)).toEqual([
      '"brand.logo": there is no /brand/logo.svg beside this file. A static host needs it in dist/brand.',
      '"brand.icons.app": there is no /brand/512.png beside this file. A static host needs it in dist/brand.',
    ])
    expect(notesOf(text, true)).toEqual([])
  })

  it('is looked at with the folder that it lies in (decision 1)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'))
    const file = join(folder, 'config.json')
    writeFileSync(file, '{ "apiBaseUrl": "/api/v1", "brand": { "logo": "/brand/logo.svg" } }')
    const said = () => execFileSync(process.execPath, ['scripts/check-config.ts', file]).toString()
    expect(said()).toMatch(/config\.json: "brand\.logo": there is no \/brand\/logo\.svg/)
    mkdirSync(join(folder, 'brand'))
    writeFileSync(join(folder, 'brand/logo.svg'), '')
    expect(said()).toBe('')
    rmSync(folder, { recursive: true })
  })
})
