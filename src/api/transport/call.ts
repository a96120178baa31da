import {
  bareOperations,
  neededWrites,
  operations,
  optionalReads,
  originOperations,
  publicOperations,
  type OperationId,
} from '~/api/generated/operations.gen'
import type { ApiPorts } from '~/api/ports'

/** What the transport needs to know about an operation. */
export type Operation = {
  readonly id: OperationId | 'upload'
  /** `none`: public, or the caller adds the token. `optional`: added when there is one. */
  readonly token: 'none' | 'optional' | 'required'
  /** Below the origin of `apiBaseUrl` instead of below `apiBaseUrl`. */
  readonly atOrigin: boolean
  /** May answer without an envelope. */
  readonly mayLackEnvelope: boolean
  /** An envelope without data is an error. */
  readonly needsData: boolean
  /** `error` comes before `message`. */
  readonly errorFirst: boolean
  /** Its failures raise no event: nobody waits for the answer. */
  readonly silent: boolean
}

/** Their answers are ignored and must not affect the session. */
const FIRE_AND_FORGET: ReadonlySet<string> = new Set<OperationId>(['logSecurityEvent', 'logout'])

/** The session adds the tokens it has just removed. The next user's token must not be sent. */
const HAS_OWN_TOKENS: ReadonlySet<string> = new Set<OperationId>(['logout'])

/** No path contains a character with a special meaning in a regex. */
const asPattern = (route: string) => new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

function describe(id: OperationId): Operation {
  const ignored = FIRE_AND_FORGET.has(id)
  return {
    id,
    token: publicOperations.has(id) || HAS_OWN_TOKENS.has(id) ? 'none' : ignored ? 'optional' : 'required',
    atOrigin: originOperations.has(id),
    mayLackEnvelope: bareOperations.has(id),
    needsData: operations[id].startsWith('GET') ? !optionalReads.has(id) : neededWrites.has(id),
    errorFirst: id === 'upgradeTrial',
    silent: ignored,
  }
}

// the generated table is keyed by operation id
const entries = Object.entries(operations) as [OperationId, string][]
const concrete = new Map(entries.map(([id, route]) => [route, describe(id)]))
const templated = entries
  .filter(([, route]) => route.includes('{'))
  .map(([id, route]) => ({ pattern: asPattern(route), operation: describe(id) }))

/** The operation of a method and a path below the API base. Paths without parameters are matched first. */
export function findOperation(method: string, path: string): Operation | undefined {
  const route = `${method} ${path}`
  return concrete.get(route) ?? templated.find(({ pattern }) => pattern.test(route))?.operation
}

/** The caller gives the path: the documents show none (SES-43). */
export const UPLOAD: Operation = {
  id: 'upload',
  token: 'required',
  atOrigin: false,
  mayLackEnvelope: false,
  needsData: false,
  errorFirst: false,
  silent: false,
}

/**
 * One request as plain data. A `Request` can be sent only once, and a clone keeps its old headers (measured), so a
 * retry needs the parts.
 */
export type Call = {
  readonly operation: Operation
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** Never a stream: the call may be sent twice. */
  readonly body: ArrayBuffer | FormData | undefined
  readonly keepalive: boolean
  readonly signal: AbortSignal
  /** Aborted when the session ends in which the call was made. Only calls with an access grant have it. */
  readonly sessionSignal?: AbortSignal | undefined
}

/** How every call is sent. Redirects are refused, because `fetch` would send our headers to the new address. */
export const CALL_OPTIONS = { credentials: 'same-origin', redirect: 'error', cache: 'no-store' } as const

/** A response whose body has been read completely. */
export type Reply = { readonly status: number; readonly headers: Headers; readonly text: string }

export type Send = (call: Call) => Promise<Reply>
export type Interceptor = (call: Call, next: Send) => Promise<Reply>

/** The first interceptor is the outermost: it sees the call first and the reply last. */
export const pipeline = (interceptors: readonly Interceptor[], send: Send): Send =>
  interceptors.reduceRight<Send>((next, intercept) => (call) => intercept(call, next), send)

export const withHeaders = (call: Call, headers: Readonly<Record<string, string>>): Call => ({
  ...call,
  headers: { ...call.headers, ...headers },
})

const below = (path: string, base: string) => base.replace(/\/+$/, '') + path

/** The full URL of a call: below `apiBaseUrl`, or below its origin. */
export function addressOf(operation: Operation, path: string, apiBaseUrl: string): string {
  return below(path, operation.atOrigin ? new URL(apiBaseUrl).origin : apiBaseUrl)
}

/** The headers of every call, without the token. */
export const plainHeaders = (language: string, antiForgery: string | undefined) => ({
  accept: 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  'accept-language': language,
  ...(antiForgery !== undefined && { 'x-csrftoken': antiForgery }),
})

/** Adds the headers. Safe because `transport.ts` sends each call to the API's origin. */
export const headers =
  ({ language, csrfToken }: Pick<ApiPorts, 'language' | 'csrfToken'>): Interceptor =>
  (call, next) =>
    next(withHeaders(call, plainHeaders(language(), csrfToken())))
