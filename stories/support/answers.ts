import { delay, type HttpHandler } from 'msw'

import { toMswHandler } from '#mocks'
import { fairWeather, travel } from '#mocks/core/conditions.ts'
import { failure, type FieldErrors } from '#mocks/core/failure.ts'
import { strike, type Fault, type FaultKind } from '#mocks/core/faults.ts'
import { toResponse, type Reply } from '#mocks/core/reply.ts'
import { operations, type OperationId, type Operations } from '#mocks/generated/operations.gen.ts'

import { askedBy, type Asked } from './calls'
import { conditionsAsked } from './toolbar-state'
import { sandbox } from './visit'

/** Selects calls of the operation. The others go to earlier handlers and finally to the sandbox. */
type Which<K extends OperationId> = {
  when?: (asked: Asked<K>) => boolean
  /** Number of calls to let through first. */
  skip?: number
  /** Number of calls to answer; without it, all of them. */
  times?: number
  /** Milliseconds before the answer. */
  delay?: number
}

type Respond = (request: Request, params: Record<string, unknown>) => Response | Promise<Response>

function handle<K extends OperationId>(id: K, which: Which<K>, respond: Respond): HttpHandler {
  let { skip = 0, times = Infinity } = which
  return toMswHandler(id, async ({ request, params }) => {
    if (which.when && !which.when(await askedBy(id, request, params))) return undefined
    if (skip > 0) {
      skip -= 1
      return undefined
    }
    if (times === 0) return undefined
    times -= 1
    await travel({ ...fairWeather(), ...conditionsAsked() })
    if (which.delay) await delay(which.delay)
    return respond(request, params)
  })
}

type Data<K extends OperationId> = Operations[K]['answer'] | Reply<Operations[K]['answer']>

/**
 * Replaces the sandbox's answer: data of the operation's type, or a function of the call.
 * `msw.use(answer('listInvitations', { invitations: [] }))`
 */
export const answer = <K extends OperationId>(
  id: K,
  data: Data<K> | ((asked: Asked<K>) => Data<K> | Promise<Data<K>>),
  which: Which<K> = {},
): HttpHandler =>
  handle(id, which, async (request, params) => {
    const given = typeof data === 'function' ? await data(await askedBy(id, request, params)) : data
    return toResponse(given, operations[id].status)
  })

type Refusal = {
  code?: string
  message?: string
  details?: FieldErrors
  non_field_errors?: string[]
  headers?: Record<string, string>
}

/** The message of a failure if the story gives none: no page may show it. */
export const SERVER_WORDS = 'Internal error'

/** The same of a 403. */
export const REFUSED = 'You do not have permission to perform this action.'

/** A failure in the form of the description: `msw.use(fail('listBrands', 503, { times: 1 }))` */
export const fail = <K extends OperationId>(
  id: K,
  status: number,
  {
    code = 'failed',
    message = status === 403 ? REFUSED : SERVER_WORDS,
    details,
    non_field_errors,
    headers,
    ...which
  }: Which<K> & Refusal = {},
): HttpHandler => handle(id, which, () => failure(status, code, message, { details, non_field_errors, headers }))

/** Any other fault of the sandbox's own list: `msw.use(fault('login', 'hang'))` */
export const fault = <K extends OperationId>(
  id: K,
  kind: Exclude<FaultKind, 'status' | 'body'>,
  { status, retryAfter, ...which }: Which<K> & Pick<Fault, 'status' | 'retryAfter'> = {},
): HttpHandler =>
  handle(id, which, (request, params) =>
    // `handle` has waited already
    strike(
      { operation: id, kind, status, retryAfter, ...(which.delay && { delay: 0 }) },
      () => sandbox().answer(id, request, params),
      request,
    ),
  )

/** JSON that breaks the description: `msw.use(raw('login', { success: true }))` */
export const raw = <K extends OperationId>(
  id: K,
  body: unknown,
  { status = 200, headers = {}, ...which }: Which<K> & { status?: number; headers?: Record<string, string> } = {},
): HttpHandler => handle(id, which, () => Response.json(body, { status, headers }))
