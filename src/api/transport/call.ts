import type { Operation } from './operations'

/**
 * One request as plain data. `Request` and `Response` are met at the two ends only: a `Request` can be sent once and a
 * clone keeps the old headers (both measured), so a replay would have to take it apart anyway.
 */
export type Call = {
  readonly operation: Operation
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** Never a stream: it may have to be sent twice. */
  readonly body: ArrayBuffer | FormData | undefined
  readonly keepalive: boolean
  readonly signal: AbortSignal
}

/** An answer whose body has been read to its end. */
export type Reply = { readonly status: number; readonly headers: Headers; readonly text: string }

export type Send = (call: Call) => Promise<Reply>
export type Interceptor = (call: Call, next: Send) => Promise<Reply>

/** First in the list is outermost: it sees the call first and the reply last. */
export const pipeline = (interceptors: readonly Interceptor[], send: Send): Send =>
  interceptors.reduceRight<Send>((next, intercept) => (call) => intercept(call, next), send)

export const withHeaders = (call: Call, headers: Readonly<Record<string, string>>): Call => ({
  ...call,
  headers: { ...call.headers, ...headers },
})
