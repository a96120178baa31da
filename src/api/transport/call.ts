import type { ApiPorts } from '../ports'
import type { Operation } from './operations'

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

/** How every call is sent. Redirects are refused, because `fetch` would send our headers to the new address (C112). */
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
