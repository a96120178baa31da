import { describe, expect, it } from 'vitest'

import { getProfile } from '~/api/generated/sdk.gen'

import { settle } from './support/fake-clock'
import { signedIn } from './support/signed-in'

const page = (status: number, body: string, type = 'text/html') =>
  new Response(body, { status, headers: { 'Content-Type': type } })

const HTML = '<!doctype html><html><title>Attention Required!</title><h1>Access denied</h1></html>'

/** What a firewall, a proxy or a captive portal answers in place of the API. */
const FOREIGN: Record<string, () => Response> = {
  '403 HTML': () => page(403, HTML),
  '400 HTML': () => page(400, HTML),
  '401 HTML': () => page(401, HTML),
  '403 HTML called JSON': () => page(403, HTML, 'application/json'),
  '403 without a body': () => page(403, ''),
  '400 without a body': () => page(400, '  '),
  '403 text': () => page(403, 'error code: 1020', 'text/plain'),
  '403 cut JSON': () => page(403, '{"detail": "Non', 'application/json'),
  '403 JSON of a gateway': () => Response.json({ ray_id: '8c1', blocked: true }, { status: 403 }),
  '400 JSON of a gateway': () => Response.json({ status: 400, reason: 'no' }, { status: 400 }),
  '403 JSON with a status': () => Response.json({ status: 403, reason: 'no' }, { status: 403 }),
  '403 JSON with a list': () => Response.json({ status: 403, rules: ['no'] }, { status: 403 }),
  '406 HTML': () => page(406, HTML),
  '409 text': () => page(409, 'error code: 1001', 'text/plain'),
  '422 HTML': () => page(422, HTML),
  '423 HTML': () => page(423, HTML),
  '407 HTML': () => page(407, HTML),
  '429 HTML': () => page(429, HTML),
  '511 HTML': () => page(511, HTML),
  '200 HTML': () => page(200, HTML),
}

/** The API's own refusals (decision 5). */
const OWN: Record<string, () => Response> = {
  '401 without a body': () => page(401, ''),
  '401 JSON': () => Response.json({ error: 'expired' }, { status: 401 }),
  '403 JSON with a charset': () => page(403, '{"detail": "Non"}', 'application/json; charset=utf-8'),
  '403 JSON of another type': () => page(403, '{"detail": "Non"}'),
  '400 envelope': () => Response.json({ success: false, message: 'Non', data: null }, { status: 400 }),
  '400 fields': () => Response.json({ refresh: ['Jeton non valide.'] }, { status: 400 }),
  '400 fields and a number': () => Response.json({ refresh: ['Non'], count: 3 }, { status: 400 }),
  '400 fields in fields': () => Response.json({ token: { refresh: ['Non'] } }, { status: 400 }),
  '400 objects': () => Response.json({ refresh: [{ message: 'Non', code: 'invalid' }] }, { status: 400 }),
}

const answering = async (path: string, answer: () => Response) => {
  const there = await signedIn()
  there.server.state.fault = (_, asked) => (asked === path ? answer() : undefined)
  return there
}

describe('an answer that is not of the API', () => {
  it.each(Object.entries(FOREIGN))('to /auth/me/, %s, keeps the session (K12)', async (_, answer) => {
    const there = await answering('/auth/me/', answer)
    await expect(there.done(there.tab.me())).rejects.toMatchObject({ message: 'Une erreur est survenue' })
    await settle()
    expect([there.tab.ends, there.tab.session.isSignedIn()]).toEqual([[], true])
    there.server.state.fault = undefined
    await expect(there.done(there.tab.me())).resolves.toBeDefined()
  })

  it.each(Object.entries(FOREIGN))('to a renewal, %s, keeps the tokens (C011, K12)', async (_, answer) => {
    const there = await answering('/auth/refresh/', answer)
    there.server.expireAccess()
    await expect(there.done(there.tab.brands())).rejects.toMatchObject({ operation: 'refreshTokens' })
    expect([there.tab.ends, there.tab.session.isSignedIn()]).toEqual([[], true])
    there.server.state.fault = undefined
    await expect(there.done(there.tab.brands())).resolves.toEqual(['Marque de 1'])
  })

  it.each(Object.entries(FOREIGN).filter(([name]) => /^4(?:0[01369]|2[23])/.test(name)))(
    'to any call, %s, is an unreadable answer, and signals nothing forbidden (K12, decision 4)',
    async (_, answer) => {
      for (const path of ['/brands/', '/users/me/']) {
        const there = await answering(path, answer)
        const call: Promise<unknown> =
          path === '/brands/' ? there.tab.brands() : getProfile({ fetch: there.tab.normal })
        await expect(there.done(call)).rejects.toMatchObject({
          code: 'INVALID_RESPONSE',
          message: 'Une erreur est survenue',
          details: {},
          non_field_errors: [],
        })
        await settle()
        expect([there.tab.ends, there.tab.signals, there.tab.session.isSignedIn()]).toEqual([[], [], true])
      }
    },
  )

  it('a 401 in HTML to any call but the renewal keeps the session (K31, K12)', async () => {
    const there = await signedIn()
    there.server.state.fault = (_, path) => (path === '/auth/refresh/' ? undefined : page(401, HTML))
    for (const _ of [1, 2]) await expect(there.done(there.tab.brands())).rejects.toMatchObject({ status_code: 401 })
    await settle()
    expect([there.tab.ends, there.tab.session.isSignedIn()]).toEqual([[], true])
  })
})

describe('a refusal of the API', () => {
  it.each(Object.entries(OWN))('of the user, %s, ends the session (SES-29, K12)', async (_, answer) => {
    const there = await answering('/auth/me/', answer)
    await expect(there.done(there.tab.me())).rejects.toBeDefined()
    expect(there.tab.ends).toEqual(['refused'])
  })

  it.each(Object.entries(OWN))('of a renewal, %s, ends the session (SES-15, K12)', async (_, answer) => {
    const there = await answering('/auth/refresh/', answer)
    there.server.expireAccess()
    await expect(there.done(there.tab.brands())).rejects.toBeDefined()
    expect(there.tab.ends).toEqual(['refused'])
  })
})
