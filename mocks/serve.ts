import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { control } from './http/control.ts'
import { corsHeaders } from './http/cors.ts'
import { send, toRequest } from './http/node-bridge.ts'
import { createWorlds, worldNameOf } from './http/worlds.ts'

const worlds = createWorlds()

async function respond(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  const { backend, controls } = worlds(worldNameOf(request))
  const toSandbox = new URL(request.url).pathname.startsWith('/__sandbox/')
  return toSandbox ? control(backend, controls, request) : backend.handle(request)
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = toRequest(incoming, outgoing)
  const response = await respond(request)
  if (response.type === 'error') return send(response, outgoing)
  const headers = { ...Object.fromEntries(response.headers), 'Cache-Control': 'no-store', ...corsHeaders(request) }
  return send(new Response(response.body, { status: response.status, headers }), outgoing)
}

/** `npm run sandbox`: the sandbox over HTTP, for end-to-end tests of the production build and for curl. */
export const sandboxServer = () =>
  // longer than any pause of a client: it must not reuse a connection that is being closed
  createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    serve(incoming, outgoing).catch((reason: unknown) => {
      // without a socket there is nobody to answer
      if (!outgoing.destroyed) console.error(reason)
      outgoing.destroy()
    })
  })

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 4010)
  sandboxServer().listen(port, () => console.info(`Sandbox: http://localhost:${port}/api/v1 (control: /__sandbox/)`))
}
