import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { serve } from '../../../scripts/serve.ts'
import { ask, isInstalled, publicFolder, startCaddy, startNginx } from '../../support/web-servers.ts'

type Headers = Readonly<Record<string, string>>

/** Directives of a content security policy, by name. */
const policyOf = ({ 'content-security-policy': policy = '' }: Headers) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values]
    }),
  )

const HALF_A_YEAR_S = 15_768_000
const hstsSeconds = ({ 'strict-transport-security': hsts = '' }: Headers) =>
  Number(/max-age=(\d+)/.exec(hsts)?.[1] ?? 0)

/** What the HTTP Observatory takes points off for, and some more: the name of a rule, and whether an answer holds it. */
const RULES: Readonly<Record<string, (headers: Headers) => boolean>> = {
  'the policy allows nothing by default': (headers) => policyOf(headers).get('default-src')?.join() === "'none'",
  'scripts and styles come from this origin or by their hash': (headers) =>
    ['script-src', 'style-src'].every((name) =>
      policyOf(headers)
        .get(name)
        ?.every((source) => source === "'self'" || /^'sha256-[\w+/]{43}='$/.test(source)),
    ),
  'no directive has a wildcard, a scheme alone or an unsafe source': ({ 'content-security-policy': policy = '' }) =>
    !/unsafe-|\*|\s(?:https?|blob|filesystem):(?=[\s;]|$)/.test(policy),
  'data: is a source of pictures alone': (headers) =>
    [...policyOf(headers)].every(([name, values]) => name === 'img-src' || !values.includes('data:')),
  'no plugin, no other base, no foreign form, no frame around the page': (headers) =>
    Object.entries({
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    }).every(([name, value]) => policyOf(headers).get(name)?.join(' ') === value),
  'scripts write no markup but by a trusted type': (headers) =>
    policyOf(headers).get('require-trusted-types-for')?.join() === "'script'",
  'types are not guessed': (headers) => headers['x-content-type-options'] === 'nosniff',
  'no address leaves in a referrer': (headers) => headers['referrer-policy'] === 'no-referrer',
  'other origins may not embed it': (headers) => headers['cross-origin-resource-policy'] === 'same-origin',
  'windows of other origins are cut off': (headers) => headers['cross-origin-opener-policy'] === 'same-origin',
  'no cookie is set': (headers) => headers['set-cookie'] === undefined,
  'no other origin may read it': (headers) => headers['access-control-allow-origin'] === undefined,
  'the server does not name its version': ({ server = '', ...headers }) =>
    !/\d/.test(server) && headers['x-powered-by'] === undefined,
}
const brokenBy = (headers: Headers) => Object.entries(RULES).flatMap(([rule, holds]) => (holds(headers) ? [] : [rule]))

/** A rule for servers that end TLS, or stand behind one that does. `serve.ts` is for this machine. */
const HSTS = 'browsers keep to HTTPS for half a year'

const PATHS = ['/', '/auth/login', '/assets/app-1.js', '/assets/none.js', '/config.json', '/healthz', '/no/page']

const folder = publicFolder('headers-')
const served = new Map<string, { origin: string; stop: () => unknown }>()

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><style>p{color:red}</style><script>start()</script>')
  writeFileSync(join(folder, 'assets/app-1.js'), 'export {}')
  execFileSync(process.execPath, ['scripts/finish-build.ts', folder])
  const config = JSON.stringify({ apiBaseUrl: '/api/v1', policyReportUrl: '/reports/policy' })
  const own = serve({ dir: folder, port: 0, config })
  await new Promise((done) => own.once('listening', done))
  // a server that listens on a port has an address of this shape
  const { port } = own.address() as AddressInfo
  served.set('serve.ts', { origin: `http://127.0.0.1:${port}`, stop: () => own.close() })
  const site = { folder, config, upstream: 'http://127.0.0.1:9' }
  if (isInstalled('nginx')) served.set('nginx', await startNginx(site))
  if (isInstalled('caddy')) served.set('Caddy', await startCaddy(site, []))
})

afterAll(async () => {
  for (const { stop } of served.values()) await stop()
  rmSync(folder, { recursive: true })
})

describe.each(['serve.ts', 'nginx', 'Caddy'])('%s', (name) => {
  const missing = name !== 'serve.ts' && !isInstalled(name.toLowerCase())
  const why = missing ? ` (skipped: ${name} is not installed; .ci/run installs it)` : ''

  it.skipIf(missing).each(PATHS)(`holds every rule for the headers of %s${why} (C317, G6)`, async (path) => {
    const { headers } = await ask(served.get(name)?.origin ?? '', path)
    const broken = brokenBy(headers)
    if (name !== 'serve.ts' && hstsSeconds(headers) < HALF_A_YEAR_S) broken.push(HSTS)
    expect(broken).toEqual([])
  })
})

const SAFE: Headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}
const withPolicy = (more: string) => ({ 'content-security-policy': `${SAFE['content-security-policy']}; ${more}` })

it.each<[what: string, headers: Headers]>([
  ["script-src 'unsafe-inline'", withPolicy("script-src 'unsafe-inline'")],
  ['script-src https:', withPolicy('script-src https:')],
  ['script-src data:', withPolicy('script-src data:')],
  ['connect-src *', withPolicy('connect-src *')],
  ['font-src data:', withPolicy('font-src data:')],
  ['frames of this origin', withPolicy("frame-ancestors 'self'")],
  ['no policy', { 'content-security-policy': '' }],
  ['a cookie', { 'set-cookie': 'id=1' }],
  ['an open CORS', { 'access-control-allow-origin': '*' }],
  ['a version', { server: 'nginx/1.22.1' }],
  ['guessed types', { 'x-content-type-options': '' }],
  ['a referrer', { 'referrer-policy': 'origin' }],
  ['windows of others', { 'cross-origin-opener-policy': 'unsafe-none' }],
])('the rules see %s (C317)', (_what, headers) => {
  expect([brokenBy(SAFE), brokenBy({ ...SAFE, ...headers })]).toEqual([
    [],
    expect.arrayContaining([expect.any(String)]),
  ])
})
