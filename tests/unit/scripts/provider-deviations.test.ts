import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { sandboxPassword } from '#mocks/domain/seed/users'

import { readBody, send, toRequest } from '../../../mocks/http/node-bridge.ts'
import { changed, signedIn, type Tamper } from './support/tamper.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjo3fQ.c2lnbmF0dXJl'
const tooMany: Tamper = () =>
  Response.json({ detail: 'Trop de tentatives.' }, { status: 429, headers: { 'Retry-After': '60' } })

const JSON_TYPE = { 'Content-Type': 'application/json' }
const HTML_TYPE = { 'Content-Type': 'text/html' }

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Stands for a connection that is closed. */
const BROKEN = Response.error()

/** The sandbox on a port, with answers changed on their way. */
async function serve(tampers: Record<string, Tamper>): Promise<string> {
  const backend = createBackend()
  server = createServer((incoming, outgoing) => {
    const answer = async () => {
      const request = toRequest(incoming, outgoing, await readBody(incoming))
      const given = await backend.handle(request.clone())
      const path = new URL(request.url).pathname.replace('/api/v1', '')
      return (await tampers[path]?.(given.clone(), request)) ?? given
    }
    const reply = async () => {
      const response = await answer()
      if (response === BROKEN) outgoing.destroy()
      else await send(response, outgoing)
    }
    void reply()
  })
  await new Promise<void>((done) => void server?.listen(0, '127.0.0.1', done))
  // a server that listens on a port has an address of this shape
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
}

/** As `npm run contract` runs it. */
async function run(tampers: Record<string, Tamper>) {
  const baseUrl = await serve(tampers)
  const { status, lines } = await new Promise<{ status: unknown; lines: string[] }>((done) => {
    execFile(
      process.execPath,
      ['scripts/contract/run.ts', '--base-url', baseUrl, '--email', CLAIRE, '--password', sandboxPassword],
      (error, stdout, stderr) => done({ status: error?.code ?? 0, lines: `${stdout}${stderr}`.trim().split('\n') }),
    )
  })
  const left = lines.filter((line) => line.startsWith('Not checked: '))
  const notAsked = lines.filter((line) => line.startsWith('Not asked, as they change something: '))
  return { status, said: lines.filter((line) => ![...left, ...notAsked].includes(line)), left, notAsked }
}

const NO_INVITATION = 'Not checked: GET /onboarding/invitations/status/:token/: no answer named one to ask for'

describe('the command `npm run contract`, against a server with deliberate deviations,', () => {
  it('finds those of values and forms, each once, and no false one', async () => {
    const { status, said, left } = await run({
      '/auth/me/': signedIn(changed('data.is_active', 'true')),
      '/auth/login-history/': async (answer) => new Response(await answer.text(), { headers: HTML_TYPE }),
      '/brands/': changed('data.pagination', { total: 3, page: 1 }),
      '/users/': changed('data.results.[].user_type', 'brand_owner'),
      '/users/me/': changed('data.brands', [{ name: 'Brasserie du Port' }]),
      '/users/i18n/profiles/supported_languages/': changed('message', { fr: 'Bonjour' }),
      '/users/i18n/language/current/': async (answer) => Response.json((await answer.json()).data),
      '/users/i18n/config/frontend_config/': changed('data', undefined),
      '/onboarding/invitations/list/': changed('data.invitations', null),
      '/onboarding/trials/status/': changed('data.days_remaining', '7'),
      // the documents do not show what these hold: nothing can deviate
      '/brands/brands_overview/': changed('data', { anything: 'else' }),
      '/onboarding/trials/events/': async () =>
        Response.json({ success: true, message: null, data: { events: [{ at: 'hier' }, 7] } }),
    })
    expect(said).toEqual([
      'GET /auth/me/ · data.is_active: Invalid input: expected boolean, received string',
      'GET /auth/login-history/ · Content-Type: "text/html" where application/json is expected',
      'GET /brands/ · data.pagination.count: missing: expected number',
      'GET /brands/ · data.pagination.previous: missing: expected string or number or boolean',
      'GET /brands/ · data.pagination.next: missing: expected string or number or boolean',
      'GET /users/ · data.results.[].user_type: Invalid option: expected one of "agency_admin"|"brand_admin"|"brand_member"|"client_readonly", received "brand_owner"',
      'GET /users/me/ · data.brands.[]: Invalid input: expected number, received object, or id missing: expected number',
      'GET /users/i18n/profiles/supported_languages/ · message: Invalid input: expected string, received object',
      'GET /users/i18n/language/current/ · body: no envelope {success, message, data}',
      'GET /users/i18n/config/frontend_config/ · data: missing: expected object',
      'GET /onboarding/invitations/list/ · data.invitations: Invalid input: expected array, received null',
      'GET /onboarding/trials/status/ · data.days_remaining: Invalid input: expected number, received string',
      '27 calls, 12 deviations, 1 not checked, 30 not asked',
    ])
    expect([status, left]).toEqual([1, [NO_INVITATION]])
  })

  it('finds those of HTTP, each once, and takes a 429 for no answer to look at', async () => {
    const throttled = '{"detail":"Requête trop fréquente."}'
    const { status, said, left } = await run({
      '/auth/me/': (answer, { headers }) =>
        headers.has('authorization') ? answer : new Response('<h1>401</h1>', { status: 401, headers: HTML_TYPE }),
      '/auth/login-history/': () =>
        new Response('<h1>429</h1>', { status: 429, headers: { ...HTML_TYPE, 'Retry-After': '5' } }),
      '/brands/by_company/': () => new Response(throttled, { status: 429, headers: JSON_TYPE }),
      '/brands/recent_activity/': () => new Response(''),
      '/users/me/': () => new Response(`{"success":true,"data":{"access":"${TOKEN}`, { headers: JSON_TYPE }),
      '/users/i18n/profiles/': (_, { headers }) => new Response(`got ${headers.get('authorization')}`),
      '/users/i18n/profiles/supported_languages/': () =>
        new Response('<!DOCTYPE html>\n<title>Server Error</title>', { status: 500, headers: HTML_TYPE }),
      '/users/i18n/language/current/': changed('success', false),
      '/onboarding/business/status/': () =>
        new Response(null, { status: 302, headers: { Location: `/login/?next=/&token=${TOKEN}` } }),
      '/onboarding/business/stats/': () => BROKEN,
      '/onboarding/invitations/list/': () => new Response(null, { status: 204 }),
      '/onboarding/trials/status/': async (answer) =>
        new Response((await answer.text()).slice(0, 40), { headers: JSON_TYPE }),
    })
    expect(said).toEqual([
      'GET /auth/me/ · body: no JSON: <h1>401</h1>',
      'GET /brands/by_company/ · Retry-After: missing in a 429: the app cannot say how long to wait',
      'GET /brands/recent_activity/ · body: empty',
      'GET /users/me/ · body: JSON that breaks off or has a mistake, 86 characters: {"success":true,"data":{"access":"***"',
      'GET /users/i18n/profiles/ · body: no JSON: got Bearer ***',
      'GET /users/i18n/profiles/supported_languages/ · status: 500 where 200 is expected; no JSON: <!DOCTYPE html> <title>Server Error</title>',
      'GET /users/i18n/language/current/ · success: false in an answer with status 200',
      'GET /onboarding/business/status/ · status: 302, a redirect to /login/, where 200 is expected',
      'GET /onboarding/business/stats/ · connection: SocketError: other side closed',
      'GET /onboarding/invitations/list/ · body: empty',
      'GET /onboarding/trials/status/ · body: JSON that breaks off or has a mistake, 40 characters: {"success":true,"message":null,"data":{"',
      '27 calls, 11 deviations, 3 not checked, 30 not asked',
    ])
    expect([status, left]).toEqual([
      1,
      [
        'Not checked: GET /auth/login-history/: too many calls (429); try again after 5 s',
        'Not checked: GET /brands/by_company/: too many calls (429)',
        NO_INVITATION,
      ],
    ])
  })

  it('says nothing of a server as described', async () => {
    const { status, said, left, notAsked } = await run({})
    expect(notAsked).toEqual([expect.stringContaining('POST /onboarding/invitations/send/')])
    expect({ status, said, left }).toEqual({
      status: 0,
      said: ['27 calls, 0 deviations, 1 not checked, 30 not asked'],
      left: [NO_INVITATION],
    })
  })

  it('prints no password that an error page quotes', async () => {
    const { status, said } = await run({
      '/auth/login/': async (_, request) => new Response(`<pre>POST ${await request.text()}</pre>`, { status: 500 }),
    })
    expect(status).toBe(1)
    expect(said.join('\n')).toContain('POST /auth/login/ · status: 500 where 200 is expected; no JSON: <pre>POST')
    expect(said.join('\n')).not.toContain(sandboxPassword)
  })

  it('says that the sign-in was tried too often', async () => {
    expect(await run({ '/auth/login/': tooMany })).toEqual({
      status: 2,
      said: [`${CLAIRE} was refused the sign-in (429): too many attempts; try again after 60 s`],
      left: [],
      notAsked: [],
    })
  })
})
