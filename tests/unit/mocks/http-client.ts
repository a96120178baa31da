import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll } from 'vitest'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { sandboxServer } from '../../../mocks/serve.ts'

/** The sandbox over HTTP: each file of tests has its own. */
export let origin = ''
let worlds = 0

/** Starts the sandbox for the tests of this file: each file calls it, because files of one worker share this module. */
export function startHttpSandbox(): void {
  const server = sandboxServer()
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, () => resolve())
    })
    // a listening server has an address with a port
    origin = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
}

/** Each test gets its own world. */
export function client() {
  worlds += 1
  const world = `test-${worlds}`
  const ask = (
    path: string,
    body?: unknown,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) =>
    fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...init,
      headers: { 'x-world': world, ...init.headers },
    })
  const json = async (path: string, body?: unknown, init?: Parameters<typeof ask>[2]) =>
    (await ask(path, body, init)).json()
  const signIn = async (email = CLAIRE) => {
    const { access }: { access: string } = await json('/__sandbox/sign-in', { email })
    return { headers: { Authorization: `Bearer ${access}` } }
  }
  return { world, ask, json, signIn }
}
