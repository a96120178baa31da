import { request } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { isAllowed, isThisMachine } from '../../../mocks/http/cors.ts'
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

/** Status for a call under the name of a web site. */
const statusAt = (at: string | number) =>
  new Promise((done) => {
    const path = '/__sandbox/world'
    const asked = request({ port: at, host: '127.0.0.1', path, headers: { Host: `evil.example:${at}` } })
    asked.on('response', (answer) => done(answer.resume().statusCode)).end()
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

  it.each(['localhost', 'localhost:4010', '127.0.0.1:1', '[::1]:8080', 'api.localhost'])('is called %s', (host) =>
    expect(isThisMachine(host)).toBe(true),
  )

  it.each([
    'evil.example',
    'evil.example:4010',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '[',
    '',
    undefined,
  ])('is not called %j', (host) => expect(isThisMachine(host)).toBe(false))

  it('answers under no name of a web site, which may be made to lead here, unless it is open to other machines', async () => {
    const { port } = new URL(place)
    const open = sandboxServer({ open: true })
    await new Promise<void>((done) => void open.listen(0, '127.0.0.1', done))
    // a server that listens on a port has an address with one
    const statuses = [await statusAt(port), await statusAt((open.address() as AddressInfo).port)]
    open.closeAllConnections()
    open.close()
    expect(statuses).toEqual([421, 200])
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
