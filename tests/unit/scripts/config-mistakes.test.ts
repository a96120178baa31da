import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'

import { scanJson } from '~/platform/json-positions'

import { configMistakes } from '../../../scripts/config-mistakes.ts'
import { parseJson } from '../../../src/platform/json.ts'

const API = '"apiBaseUrl": "/api/v1"'
/** Settings whose second line is this one. */
const line = (text: string) => `{ ${API},\n  ${text}\n}`
const shown = (text: string) =>
  configMistakes(text).map((mistake) => `${mistake.line}:${mistake.column} ${mistake.problem}`)

const PAGE = 'must be a path such as /terms, or an address that begins with https:// or http://.'
const HOSTS = 'must be a list of host names such as ["checkout.example.com"], without https://, path and *.'
const BASE =
  'must be a path such as /api/v1, or an address such as https://api.example.com/api/v1, without password, ? and #.'

describe('a config.json', () => {
  it.each([
    // no JSON
    ['', '1:1 The file ends here, where a value is missing.'],
    ['{', '1:2 The file ends here, where "}" is missing.'],
    [`{ ${API}`, '1:26 The file ends here, where "}" is missing.'],
    [`{\n  ${API},\n}`, '2:26 There is no comma before "}": remove it.'],
    [`{\n  ${API}\n  "legal": {}\n}`, '3:3 A comma, or "}", is missing before this.'],
    [`{ ${API} }}`, '1:28 The settings end before this: remove what follows.'],
    [API, '1:13 The settings end before this: remove what follows.'],
    [`{ apiBaseUrl: "/api/v1" }`, '1:3 A key in double quotes (") is missing here.'],
    [`{ 'apiBaseUrl': "/api/v1" }`, '1:3 Texts stand between straight double quotes (").'],
    [`{ "apiBaseUrl": '/api/v1' }`, '1:17 Texts stand between straight double quotes (").'],
    [`{ “apiBaseUrl”: "/api/v1" }`, '1:3 Texts stand between straight double quotes (").'],
    [`{ "apiBaseUrl" "/api/v1" }`, '1:16 ":" is missing after "apiBaseUrl".'],
    [`{ "apiBaseUrl": }`, '1:17 A value is missing before "}".'],
    [`{ "apiBaseUrl": /api/v1 }`, '1:17 JSON has no comments: remove this one.'],
    [`{ // ours\n  ${API}\n}`, '1:3 JSON has no comments: remove this one.'],
    [
      `{ "apiBaseUrl": api }`,
      '1:17 Texts stand between double quotes ("). Without them are numbers, true, false and null.',
    ],
    [`{ "apiBaseUrl": "/api/v1\n}`, '1:17 The closing " of this text is missing on its line.'],
    [
      String.raw`{ "apiBaseUrl": "\api" }`,
      String.raw`1:17 A backslash in this text is followed by what JSON does not know. Write \\ for a backslash.`,
    ],
    ['<!doctype html>', '1:1 Here begins nothing that JSON knows.'],
    [`{ ${API}, "checkoutHosts": ["a.example" "b.example"] }`, '1:58 A comma, or "]", is missing before this.'],
    [`{ ${API}, "checkoutHosts": ["a.example",] }`, '1:57 There is no comma before "]": remove it.'],
    ['['.repeat(60), '1:52 This is nested too deep.'],
    // another kind of JSON
    ['[]', '1:1 The settings stand between { and }.'],
    ['null', '1:1 The settings stand between { and }.'],
    ['"/api/v1"', '1:1 The settings stand between { and }.'],
    // the API
    ['{}', '1:1 "apiBaseUrl" is missing.'],
    ['{ "apiBaseUrl": "" }', `1:3 "apiBaseUrl" ${BASE}`],
    ['{ "apiBaseUrl": null }', `1:3 "apiBaseUrl" ${BASE}`],
    ['{ "apiBaseUrl": "api.example.com" }', `1:3 "apiBaseUrl" ${BASE}`],
    ['{ "apiBaseUrl": "//api.example.com" }', `1:3 "apiBaseUrl" ${BASE}`],
    ['{ "apiBaseUrl": "ftp://api.example.com" }', `1:3 "apiBaseUrl" ${BASE}`],
    ['{ "apiBaseUrl": "https://me:secret@api.example.com" }', `1:3 "apiBaseUrl" ${BASE}`],
    ['{ "apiBaseUrl": "https://api.example.com?v=1" }', `1:3 "apiBaseUrl" ${BASE}`],
    [
      '{ "apiBaseUrl": "sandbox" }',
      '1:3 Only a build of the sandbox answers its calls itself: name the address of the API.',
    ],
    // values
    [line('"supportEmail": "support"'), '2:3 "supportEmail" must be an e-mail address.'],
    [line('"supportEmail": ["a@b.example"]'), '2:3 "supportEmail" must be an e-mail address.'],
    [
      line('"billingPortalUrl": "/portal"'),
      '2:3 "billingPortalUrl" must be an address that begins with https:// or http://.',
    ],
    [line('"checkoutHosts": "checkout.example.com"'), `2:3 "checkoutHosts" ${HOSTS}`],
    [line('"checkoutHosts": ["https://checkout.example.com"]'), `2:3 "checkoutHosts" ${HOSTS}`],
    [line('"checkoutHosts": ["*.example.com"]'), `2:3 "checkoutHosts" ${HOSTS}`],
    [line('"errorReportUrl": "errors.example.com"'), `2:3 "errorReportUrl" ${PAGE}`],
    [line('"vitalsReportUrl": false'), `2:3 "vitalsReportUrl" ${PAGE}`],
    [line('"legal": "/legal"'), '2:3 "legal" must be an object of addresses such as { "terms": "/terms" }.'],
    [line('"legal": {\n    "terms": "terms" }'), `3:5 "legal.terms" ${PAGE}`],
    [line('"legal": { "privacy": "javascript:alert(1)" }'), `2:14 "legal.privacy" ${PAGE}`],
    // names
    [line('"suportEmail": "a@b.example"'), '2:3 "suportEmail" is unknown. Did you mean "supportEmail"?'],
    [line('"checkout_hosts": []'), '2:3 "checkout_hosts" is unknown. Did you mean "checkoutHosts"?'],
    [line('"privacy": "/privacy"'), '2:3 "privacy" is unknown. Did you mean "legal.privacy"?'],
    [line('"legal": { "cookie": "/c" }'), '2:14 "legal.cookie" is unknown. Did you mean "legal.cookies"?'],
    [line('"theme": "dark"'), '2:3 "theme" is unknown.'],
    [line('"__proto__": {}'), '2:3 "__proto__" is unknown.'],
    [line('"helpURL": "https://a.example"'), '2:3 "helpURL" is unknown. Did you mean "helpUrl"?'],
    [line('"helpUrl": "/help"'), '2:3 "helpUrl" must be an address that begins with https:// or http://.'],
    [
      line('"statusUrl": "javascript:alert(1)"'),
      '2:3 "statusUrl" must be an address that begins with https:// or http://.',
    ],
    [line('"environment": ""'), '2:3 "environment" must be a name of 1 to 20 characters such as "Recette".'],
    [
      line('"environment": "An environment for tests"'),
      '2:3 "environment" must be a name of 1 to 20 characters such as "Recette".',
    ],
    [
      line('"policyReportUrl": "reports"'),
      '2:3 "policyReportUrl" must be a path such as /reports/policy, or an address that begins with https:// or http://, without spaces, quotes, ";" and ",".',
    ],
    [
      line('"brand": { "icons": "/f.svg" }'),
      '2:14 "brand.icons" must be an object such as { "favicon": "/brand/favicon.svg", "app": "/brand/app-512.png" }.',
    ],
    [
      line('"brand": { "icons": { "app": "https://a.example/a.png" } }'),
      '2:25 "brand.icons.app" must be a path such as /logo.svg, or data:image/svg+xml, of at most 50,000 characters (also png, webp).',
    ],
    [
      line('"brand": { "icons": { "favicons": "/f.svg" } }'),
      '2:25 "brand.icons.favicons" is unknown. Did you mean "brand.icons.favicon"?',
    ],
    [line(API), '2:3 "apiBaseUrl" stands here a second time.'],
    [line('"legal": { "terms": "/a",\n  "terms": "/b" }'), '3:3 "legal.terms" stands here a second time.'],
  ])('of %j is refused with its place: %s (decision 1)', (text, mistake) => {
    expect(shown(text)).toEqual([mistake])
  })

  it('is told all its mistakes at once, in the order of its lines (decision 1)', () => {
    expect(shown('{ "apiUrl": "/api/v1",\r\n"supportEmail": 1,\r\n"legal": { "term": "/" } }')).toEqual([
      '1:1 "apiBaseUrl" is missing.',
      '1:3 "apiUrl" is unknown. Did you mean "apiBaseUrl"?',
      '2:1 "supportEmail" must be an e-mail address.',
      '3:12 "legal.term" is unknown. Did you mean "legal.terms"?',
    ])
  })

  it.each([
    `{ ${API} }`,
    '\uFEFF{ "apiBaseUrl": "https://api.example.com/api/v1" }\n',
    JSON.stringify({
      apiBaseUrl: '/api/v1',
      supportEmail: 'support@example.com',
      billingPortalUrl: 'https://billing.example.com/portal',
      checkoutHosts: ['checkout.example.com', 'pay.example.com:8443'],
      errorReportUrl: '/reports',
      vitalsReportUrl: 'https://errors.example.com/vitals',
      legal: { notice: '/n', terms: '/t', privacy: '/p', cookies: '/c', accessibility: '/a' },
      helpUrl: 'https://help.example.com',
      statusUrl: 'https://status.example.com',
      environment: 'Recette',
      policyReportUrl: '/reports/policy',
      brand: {
        name: 'Acme',
        logo: '/logo.svg',
        accent: '#0A7A4B',
        icons: { favicon: '/f.svg', touch: '/t.png', app: '/a.png', maskable: 'data:image/png;base64,AA==' },
      },
      announcement: {
        text: { fr: 'a', en: 'b', es: 'c', de: 'd', it: 'e' },
        severity: 'warning',
        from: '2026-12-01T20:00:00Z',
        until: '2026-12-01T23:30+01:00',
        link: 'https://status.example.com',
      },
    }),
  ])('of %s is taken (decision 1)', (text) => {
    expect(shown(text)).toEqual([])
  })

  it('may ask for the sandbox where the build holds it (decision 1)', () => {
    expect(configMistakes('{ "apiBaseUrl": "sandbox" }', true)).toEqual([])
  })

  it('is JSON for the check exactly when it is JSON for the app (decision 1)', () => {
    const cut = fc
      .tuple(
        fc.jsonValue({ maxDepth: 4 }),
        fc.nat(),
        fc.nat({ max: 2 }),
        fc.constantFrom('', ...`{}[],:"'\\ 01e.-\n`.split('')),
      )
      .map(([value, at, removed, added]) => {
        const text = JSON.stringify(value)
        const start = at % (text.length + 1)
        return text.slice(0, start) + added + text.slice(start + removed)
      })
    fc.assert(
      fc.property(cut, (text) => {
        expect(scanJson(text).mistake === undefined).toBe(parseJson(text) !== undefined)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the check of deploy/', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'))
  const file = join(folder, 'config.json')
  afterAll(() => rmSync(folder, { recursive: true }))
  // as in the container: the programs of the shell, and no Node
  symlinkSync('/bin/sh', join(folder, 'sh'))
  for (const program of ['dirname', 'tr']) symlinkSync(`/usr/bin/${program}`, join(folder, program))

  function check(text: string, path = process.env['PATH']) {
    writeFileSync(file, text)
    const { status, stderr } = spawnSync('sh', ['deploy/check-config.sh', file, folder], {
      encoding: 'utf8',
      env: { PATH: path },
    })
    return { status, stderr }
  }

  it('names file, line and column, and ends with 1', () => {
    expect(check(line('"suportEmail": "a@b.example"'))).toEqual({
      status: 1,
      stderr: `${file}:2:3 "suportEmail" is unknown. Did you mean "supportEmail"?\n`,
    })
  })

  it.each(['{', '{ "supportEmail": "a@b.example" }', '{ "apiBaseUrl": "api.example.com" }', '<!doctype html>', ''])(
    'refuses without Node what could not start the app: %s',
    (text) => {
      expect(check(text, folder)).toEqual({ status: 1, stderr: expect.stringContaining(file) })
    },
  )

  it.each(['{ "apiBaseUrl": "/api/v1" }', String.raw`{ "apiBaseUrl": "https:\/\/api.example.com" }`])(
    'takes with and without Node what starts the app: %s',
    (text) => {
      expect([check(text), check(text, folder)]).toEqual([
        { status: 0, stderr: '' },
        { status: 0, stderr: '' },
      ])
    },
  )
})
