import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { API_HEADERS } from '../scripts/headers.ts'
import { argumentsOf, portOf, stopServer } from '../scripts/stop.ts'
import { control } from './http/control.ts'
import { corsHeaders, isAllowed, isThisMachine } from './http/cors.ts'
import { BodyTooLarge, readBody, send, toRequest } from './http/node-bridge.ts'
import { createWorlds, worldNameOf } from './http/worlds.ts'

type SandboxOptions = {
  /** Origins whose pages may call the sandbox, beside those of this machine. */
  origins?: readonly string[]
  /** Answers under every host name, as a server for other machines must. */
  open?: boolean
  /** Allows the header in which the browser of a test names its world. The app itself never sends it. */
  worlds?: boolean
}

const WORLD = 'X-World'

/** Pages that stand in for those of the payment provider. */
const PAGES = /^\/__sandbox\/(?:checkout\/|portal(?:\?|$))/

/** The forms of these pages must be able to say where they come from. */
const PAGE_HEADERS = {
  ...API_HEADERS,
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
}

async function respond(
  request: Request,
  worlds: ReturnType<typeof createWorlds>,
  origins: readonly string[],
): Promise<Response> {
  const world = worlds(worldNameOf(request))
  const toSandbox = new URL(request.url).pathname.startsWith('/__sandbox/')
  return toSandbox ? control({ ...world, origins }, request) : world.backend.handle(request)
}

const refusal = (status: number, detail: string) => Response.json({ detail }, { status })

/** `npm run sandbox`: the sandbox over HTTP, for journeys on the production build and for curl. */
export function sandboxServer({ origins = [], open = false, worlds: named = false }: SandboxOptions = {}) {
  const worlds = createWorlds()

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse, origin?: string): Promise<Response> {
    if (!open && !isThisMachine(incoming.headers.host))
      return refusal(421, 'The sandbox answers as localhost alone: npm run sandbox -- --host')
    if (origin !== undefined && !isAllowed(origin, origins))
      return refusal(403, `The sandbox does not know ${origin}: npm run sandbox -- --origin ${origin}`)
    // a `Request` cannot have this method
    if (incoming.method === 'TRACE') return refusal(501, 'The sandbox knows no TRACE')
    if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 })
    try {
      return await respond(toRequest(incoming, outgoing, await readBody(incoming)), worlds, origins)
    } catch (error) {
      if (error instanceof BodyTooLarge) return refusal(413, error.message)
      throw error
    }
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { origin } = incoming.headers
    const response = await answer(incoming, outgoing, origin)
    if (response.type === 'error') return send(response, outgoing)
    const shared = origin !== undefined && isAllowed(origin, origins)
    const toPage = PAGES.test(incoming.url ?? '')
    const headers = {
      ...Object.fromEntries(response.headers),
      'Cache-Control': 'no-store',
      ...(toPage ? PAGE_HEADERS : API_HEADERS),
      ...(shared && corsHeaders(origin, incoming.method === 'OPTIONS', named ? [WORLD] : [])),
      // the unread rest of a body must not be taken for the next request
      ...(response.status === 413 && { Connection: 'close' }),
    }
    return send(new Response(response.body, { status: response.status, headers }), outgoing)
  }

  // longer than a client pauses: it must not reuse a connection that is just being closed
  return createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    serve(incoming, outgoing).catch((reason: unknown) => {
      // without a socket there is nobody to answer
      if (!outgoing.destroyed) console.error(reason)
      outgoing.destroy()
    })
  })
}

const USAGE = 'npm run sandbox -- [--port 4010 (or PORT)] [--host] [--origin https://app.example.com] [--worlds]'

if (import.meta.main) {
  const { values } = argumentsOf(
    USAGE,
    {
      options: {
        port: { type: 'string', default: process.env['PORT'] ?? '4010' },
        host: { type: 'boolean', default: false },
        origin: { type: 'string', multiple: true, default: [] },
        worlds: { type: 'boolean', default: false },
      },
    },
    1,
  )
  const port = portOf(values.port)
  sandboxServer({ origins: values.origin, open: values.host, worlds: values.worlds })
    .on('error', (error) => stopServer(error, port))
    .listen({ port, host: values.host ? undefined : '127.0.0.1' }, () =>
      console.info(`Sandbox: http://localhost:${port}/api/v1 (people, their password and control: /__sandbox/)`),
    )
}
