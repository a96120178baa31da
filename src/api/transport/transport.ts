import { aborted, networkError, ApiError, invalidResponse, isAbort, toApiError } from '~/api/api-error'
import type { CreateClientConfig } from '~/api/generated/client.gen'
import { isUnread, normalise } from '~/api/normalise/normalise'
import { toNumber } from '~/api/normalise/primitives'
import { apiPorts, type ApiPorts, type DriftReport } from '~/api/ports'
import { whenIdle } from '~/platform/async'
import { own } from '~/platform/json'

import {
  CALL_OPTIONS,
  type Call,
  type Send,
  type Operation,
  addressOf,
  findOperation,
  headers,
  type Interceptor,
  pipeline,
} from './call'
import { keepMessage, type Opened, openEnvelope } from './envelope'
import { authorize, authorizeQuietly, offline, reportFailedRenewal, reportStatus, timeLimit } from './interceptors'

/** Base URL of the generated client: it builds addresses before the configuration is loaded. */
export const PLACEHOLDER_BASE_URL = 'http://api.invalid'

type TransportOptions = {
  ports: () => ApiPorts
  send: Send
  /** Adds the token when there is one. No answer starts a renewal, a logout or a signal. */
  quiet?: boolean
}

const withoutEvents = (ports: ApiPorts): ApiPorts => ({
  ...ports,
  events: { ...ports.events, forbidden: () => {}, serverError: () => {} },
})

type Exchange = { call: Call; ports: ApiPorts; send: Send; quiet?: boolean; limit?: Interceptor }

/** Runs a call through all steps and unwraps the answer. */
export async function exchange({
  call,
  ports: given,
  send,
  quiet = false,
  limit = timeLimit(given.clock).interceptor,
}: Exchange): Promise<Opened> {
  const { silent, token } = call.operation
  const ports = quiet || silent ? withoutEvents(given) : given
  const authorization = quiet || token === 'optional' ? authorizeQuietly(ports.tokens) : authorize(ports.tokens)
  const steps = [offline(ports), limit, reportFailedRenewal(ports), authorization, headers(ports), reportStatus(ports)]
  return openEnvelope(call.operation, await pipeline(steps, send)(call))
}

/** @throws ApiError for a URL outside the description, for example after `..` in a parameter (C247) */
async function toCall(request: Request, apiBaseUrl: string, sessionSignal: AbortSignal): Promise<Call> {
  const url = new URL(request.url)
  const path = request.url.startsWith(`${PLACEHOLDER_BASE_URL}/`) ? url.pathname : ''
  const operation = findOperation(request.method, path)
  if (!operation) throw new ApiError({ cause: new Error(`No operation for ${request.method} ${url.pathname}`) })
  const body = request.method === 'GET' ? undefined : await request.arrayBuffer()
  return {
    operation,
    url: addressOf(operation, url.pathname + url.search, apiBaseUrl),
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body: body?.byteLength ? body : undefined,
    keepalive: request.keepalive,
    signal: request.signal,
    sessionSignal: operation.token === 'required' ? sessionSignal : undefined,
  }
}

/**
 * Passes the parsed data to the generated client, which returns the `body` of a stream as it is: the same object, so that
 * `messageOf` finds its message.
 */
function asResponse(data: unknown): Response {
  return Object.defineProperty(new Response(), 'body', { value: data })
}

function finish(operation: Operation, { data, message }: Opened, ports: ApiPorts): unknown {
  watchDrift(operation, data, ports.events.drift)
  const usable = normalise(operation.id, data)
  if (isUnread(operation.id, data, usable)) throw invalidResponse(200, operation.id)
  keepMessage(usable, message)
  return usable
}

/**
 * The `fetch` of the generated client.
 * @throws ApiError, or an `AbortError` when cancelled
 */
export function createTransport({ ports, send, quiet = false }: TransportOptions) {
  return async (request: Request): Promise<Response> => {
    try {
      const given = ports()
      const sessionSignal = given.tokens.sessionSignal()
      const call = await toCall(request, await given.apiBaseUrl(), sessionSignal)
      const opened = await exchange({ call, ports: given, send, quiet })
      return asResponse(finish(call.operation, opened, given))
    } catch (error) {
      if (isAbort(error)) throw error
      throw request.signal.aborted ? aborted() : toApiError(error)
    }
  }
}

/**
 * The last step: sends the call with `fetch`. The body is read here, within the time limit, so that a dropped
 * connection is a network error.
 */
export const sendWith =
  (fetchIt: (request: Request) => Promise<Response>): Send =>
  async (call: Call) => {
    const request = new Request(call.url, {
      method: call.method,
      headers: call.headers,
      body: call.body ?? null,
      keepalive: call.keepalive,
      signal: call.signal,
      ...CALL_OPTIONS,
    })
    try {
      const response = await fetchIt(request)
      return { status: response.status, headers: response.headers, text: await response.text() }
    } catch (cause) {
      if (call.signal.aborted) throw aborted()
      // loaded late to keep the first screen small; if it fails to load, the network is down
      void import('./unanswered').then(({ logUnanswered }) => logUnanswered(call.url)).catch(() => {})
      throw networkError(cause)
    }
  }

const send = sendWith((request) => fetch(request))

/** The generated client always passes a `Request`. */
function asFetch(quiet = false): typeof fetch {
  const transport = createTransport({ ports: apiPorts, send, quiet })
  return (input, init) => transport(input instanceof Request && !init ? input : new Request(input, init))
}

export const transportFetch = asFetch()

/** `getX({ fetch: quietFetch })` sends a call that cannot affect the session: the probes. */
export const quietFetch = asFetch(true)

export const createClientConfig: CreateClientConfig = (config) => ({
  ...config,
  baseUrl: PLACEHOLDER_BASE_URL,
  // the transport has already parsed the body: the client passes it on unchanged
  parseAs: 'stream',
  fetch: transportFetch,
})

const reported = new Set<string>()

/** Leaves the page time to render first. */
const PAUSE_MS = 3000

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (Array.isArray(value) ? value[Number(key)] : own(value, String(key))), data)

/** '7' and '95.00' are read as numbers. */
const isNumberAsText = (expected: string, value: unknown) =>
  /^(?:number|int)$/.test(expected) && typeof value === 'string' && toNumber(value) !== null

/** What is read of an issue of zod. */
type Issue = { code?: string; expected?: string; path: readonly PropertyKey[]; errors?: readonly (readonly Issue[])[] }

/** Whether the normalisers read the value all the same. An id may also stand where an id or an object is expected. */
function isRead({ code, expected = '', path, errors = [] }: Issue, data: unknown): boolean {
  const value = valueAt(data, path)
  if (code === 'invalid_type') return isNumberAsText(expected, value)
  return code === 'invalid_union' && errors.some((branch) => branch.every((issue) => isRead(issue, value)))
}

async function compare(id: Exclude<Operation['id'], 'upload'>, data: unknown, report: (drift: DriftReport) => void) {
  const { responseSchemas, dataPromised } = await import('../generated/response-schemas.gen')
  // 204, or a write that was done without saying what it made
  if (data === undefined && !dataPromised.has(id)) return
  for (const issue of responseSchemas[id]?.safeParse(data).error?.issues ?? []) {
    if (isRead(issue, data)) continue
    // array indexes are dropped: all rows drift alike
    const path = issue.path.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.')
    const position = `${id} ${path}`
    if (reported.has(position)) continue
    reported.add(position)
    report({ operation: id, path, problem: issue.code ?? 'invalid' })
  }
}

/**
 * Checks an answer against the generated schemas and reports each difference once per operation and field. It never
 * changes the answer: the normalisers do that. The schemas are loaded lazily to keep the first screen small. If they
 * fail to load, nothing is reported.
 */
function watchDrift({ id }: Operation, data: unknown, report: (drift: DriftReport) => void): void {
  if (id === 'upload') return
  setTimeout(function compareWhenIdle() {
    whenIdle(() => void compare(id, data, report).catch(() => {}))
  }, PAUSE_MS)
}
