import type { OperationId } from '../generated/operations.gen.ts'
import { denied, failure, tokenNotValid } from './failure.ts'
import { breaking, dripping, stalling } from './streams.ts'

export type FaultKind = keyof typeof faultKinds

export type Fault = {
  operation: OperationId | '*'
  kind: FaultKind
  /** Number of calls to affect; without it, all. */
  times?: number
  /** Number of calls to let through first. */
  skip?: number
  status?: number | undefined
  /** Milliseconds, for `slow`, and between the bytes of `drip`. */
  delay?: number
  /** Header value for `rate-limited`. */
  retryAfter?: string | undefined
  /** Text sent as JSON, for `body`; it may be invalid. */
  body?: string
}

type Handled = () => Promise<Response>
type Strike = (answer: Handled, fault: Fault, request: Request) => Response | Promise<Response>

const HTML = '<!doctype html><html lang="fr"><title>Passerelle</title><h1>Erreur de passerelle</h1></html>'
const HTML_TYPE = { 'Content-Type': 'text/html; charset=utf-8' }
const HUGE = 50 * 1024 * 1024
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Keeps a reference: Node garbage-collects an unreferenced request and its abort event never fires. */
const hanging = new Set<Request>()

/** Never answers; rejects when the caller aborts. */
const abandoned = (request: Request) =>
  new Promise<never>((_resolve, reject) => {
    const { signal } = request
    const leave = () => {
      hanging.delete(request)
      reject(signal.reason)
    }
    if (signal.aborted) return leave()
    hanging.add(request)
    signal.addEventListener('abort', leave, { once: true })
  })

/** The real answer with a changed body. */
const changed =
  (change: (text: string) => string | ReadableStream, headers?: Record<string, string>): Strike =>
  async (answer) => {
    const response = await answer()
    const body = change(await response.text())
    return new Response(body, { status: response.status, headers: headers ?? JSON_TYPE })
  }

const changedData = (change: (data: unknown) => unknown): Strike =>
  changed((text) => {
    // our own answer: an envelope, or bare data
    const body = JSON.parse(text) as { data?: unknown }
    return JSON.stringify('data' in body ? { ...body, data: change(body.data) } : change(body))
  })

const idsAsTexts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(idsAsTexts)
  if (value === null || typeof value !== 'object') return value
  const textual = ([key, inner]: [string, unknown]) =>
    [key, typeof inner === 'number' ? String(inner) : idsAsTexts(inner)] as const
  return Object.fromEntries(Object.entries(value).map(textual))
}

const plainText =
  (body: string, type: string): Strike =>
  (_answer, { status = 200 }) =>
    new Response(body, { status, headers: { 'Content-Type': type } })

/** What can go wrong between a browser and a provider. */
const faultKinds = {
  // the call never reaches the sandbox
  network: () => Response.error(),
  hang: (_answer, _fault, request) => abandoned(request),
  // a 403 that gives no reason
  status: (_answer, { status = 500 }) =>
    status === 403 ? denied() : failure(status, 'sandbox_fault', `Erreur ${status} provoquée dans le bac à sable.`),
  'expired-token': () => tokenNotValid(),
  'rate-limited': (_answer, { retryAfter }) =>
    retryAfter === undefined
      ? failure(429, 'rate_limited', 'Trop de tentatives.')
      : failure(429, 'rate_limited', 'Trop de tentatives.', { headers: { 'Retry-After': retryAfter } }),
  details: () => failure(400, 'validation_error', 'Données invalides.', { details: { name: ['Valeur refusée.'] } }),
  refused: (_answer, { status = 200 }) =>
    Response.json({ success: false, message: 'Opération refusée.', data: null }, { status }),
  body: (_answer, { status = 200, body = '' }) => new Response(body, { status, headers: JSON_TYPE }),
  html: plainText(HTML, 'text/html; charset=utf-8'),
  text: plainText('Erreur interne', 'text/plain; charset=utf-8'),
  empty: (_answer, { status = 200 }) => new Response('', { status, headers: JSON_TYPE }),
  'no-content': () => new Response(null, { status: 204 }),
  redirect: () => new Response(null, { status: 302, headers: { Location: 'https://ailleurs.example/' } }),

  // the call is handled, its answer is damaged
  slow: async (answer, { delay = 5000 }) => {
    const response = await answer()
    await new Promise((resolve) => setTimeout(resolve, delay))
    return response
  },
  // with a status, a gateway gives up on it
  lost: async (answer, { status }) => {
    await answer()
    return status === undefined ? Response.error() : new Response(HTML, { status, headers: HTML_TYPE })
  },
  'reset-body': changed((text) => breaking(text)),
  stall: changed((text) => stalling(text)),
  drip: async (answer, fault, request) =>
    changed((text) => dripping(text, fault.delay ?? 5000))(answer, fault, request),
  truncated: changed((text) => text.slice(0, Math.floor(text.length / 2))),
  bom: changed((text) => `\uFEFF${text}`),
  'wrong-type': changed((text) => text, { 'Content-Type': 'text/html; charset=utf-8' }),
  'null-data': changedData(() => null),
  'wrong-data': changedData(() => 'ce n’est pas ce qui était promis'),
  'textual-numbers': changedData(idsAsTexts),
  'unknown-fields': changedData((data) =>
    data !== null && typeof data === 'object' && !Array.isArray(data)
      ? { ...data, nouveau_champ: { valeur: 1 } }
      : data,
  ),
  huge: changedData((data) =>
    data !== null && typeof data === 'object' && !Array.isArray(data)
      ? { ...data, remplissage: 'x'.repeat(HUGE) }
      : data,
  ),
} satisfies Record<string, Strike>

// the names are the keys of the table
export const faultNames = Object.keys(faultKinds) as FaultKind[]

export function strike(fault: Fault, answer: Handled, request: Request): Promise<Response> {
  const kind: Strike = faultKinds[fault.kind]
  return Promise.resolve(kind(answer, fault, request))
}
