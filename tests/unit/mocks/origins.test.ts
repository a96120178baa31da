import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { isAllowed } from '../../../mocks/http/cors.ts'
import { MOST_BYTES } from '../../../mocks/http/node-bridge.ts'
import { sandboxServer } from '../../../mocks/serve.ts'

const server = sandboxServer()
let place = ''

beforeAll(async () => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done())
  })
  // a server that listens on a port has an address with one
  place = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('the sandbox over HTTP', () => {
  it.each(['http://127.0.0.1:1', 'http://[::1]:8080', 'https://console.localhost', 'https://console.example'])(
    'answers a page of %s',
    (from) => expect(isAllowed(from, ['https://console.example'])).toBe(true),
  )

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evil.example/localhost',
    'https://console.example.evil.example',
    'http://console.example',
    'null',
    '',
  ])('answers no page of %j, and changes nothing for it', async (from) => {
    expect(isAllowed(from, ['https://console.example'])).toBe(false)
    const answer = await fetch(`${place}/__sandbox/world`, {
      method: 'PATCH',
      body: '{"brands":[]}',
      headers: { Origin: from || 'https://other.example' },
    })
    expect([answer.status, answer.headers.has('access-control-allow-origin')]).toEqual([403, false])
    const world = await (await fetch(`${place}/__sandbox/world`)).json()
    expect(world.brands).not.toEqual([])
  })

  it.each(['announced', 'unannounced'])('reads no body without end, %s', async (how) => {
    const body = 'x'.repeat(MOST_BYTES + 1)
    const stream = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(body))
          controller.close()
        },
      })
    const init = { method: 'POST', body: how === 'announced' ? body : stream(), duplex: 'half' }
    const answer = await fetch(`${place}/api/v1/auth/login/`, init)
    expect(answer.status).toBe(413)
    expect((await fetch(`${place}/api/v1/auth/me/`)).status).toBe(401)
  })
})
