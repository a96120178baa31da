import { DAY_MS } from '~/platform/clock'
import { isObject, type JsonObject, own, parseJson } from '~/platform/json'

import { ApiError, type ApiErrorFields, CODES, type FieldErrors, invalidResponse } from '../api-error'
import { straight } from '../normalise/primitives'
import type { Reply, Operation } from './call'

/** A longer delay counts as 24 h. */
const LONGEST_MS = DAY_MS

/** `Retry-After` (seconds or HTTP date) as milliseconds from now. Undefined for invalid values and past dates. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const text = header.trim()
  // Date.parse accepts almost anything ('10', 'v2'); an HTTP date starts with its weekday
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : /^[A-Z][a-z]{2,8}, /.test(text) ? Date.parse(text) - now : NaN
  if (!(ms > 0)) return undefined
  return Math.min(ms, LONGEST_MS)
}

const KNOWN_KEYS = ['message', 'code', 'details', 'non_field_errors', 'success', 'error', 'detail']

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? straight(value) : undefined

/** Nested serializers send maps in maps, others one object a message. */
const DEEPEST = 4

/** The texts of one field: of an object its `message` or `detail`, or else what its own fields say. */
function texts(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [straight(value)]
  if (depth > DEEPEST) return []
  if (Array.isArray(value)) return value.flatMap((entry) => texts(entry, depth + 1))
  if (!isObject(value)) return []
  const said = text(own(value, 'message')) ?? text(own(value, 'detail'))
  if (said !== undefined) return [said]
  return Object.values(value).flatMap((inner) => (typeof inner === 'string' ? [] : texts(inner, depth + 1)))
}

/** `fromEntries` defines own properties, so a field named `__proto__` is safe (C028). */
const fieldErrors = (value: unknown): FieldErrors =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .map(([field, about]) => [field, texts(about)] as const)
          .filter(([, about]) => about.length > 0),
      )
    : {}

/** A bare map of field to messages: only when no known error key is present. */
const isFieldMap = (body: JsonObject) => !KNOWN_KEYS.some((key) => Object.hasOwn(body, key))

/** Refusals, by which users lose their session or a page. */
const REFUSALS = new Set([400, 401, 403])
/** By these, screens tell what is wrong with an item or an input, in any JSON or without a body. */
const FINDINGS = new Set([404, 406, 409, 410, 422, 423])

/**
 * Whether it can be an error of the API: a gateway sends objects with names of its own. A 400 may hold more than the
 * messages, such as a count; one in a list or an object is enough.
 */
function isErrorBody(body: unknown, status: number): boolean {
  if (!isObject(body) || !isFieldMap(body)) return true
  const about = Object.values(body)
  if (about.every((one) => texts(one).length > 0)) return true
  return status === 400 && about.some((one) => typeof one !== 'string' && texts(one).length > 0)
}

/**
 * Whether something between browser and API sent this refusal, such as a firewall or a proxy: it tells nothing about
 * session, rights or item. The API sends JSON; its 400 and 403 are never empty.
 */
export function isForeignRefusal({ status, text: sent }: { status: number; text: string }): boolean {
  const isRefusal = REFUSALS.has(status)
  if (!isRefusal && !FINDINGS.has(status)) return false
  if (sent.trim() === '') return isRefusal && status !== 401
  const parsed = parseJson(sent)
  return !parsed || (isRefusal && !isErrorBody(parsed.value, status))
}

/** Reads every documented error format. With `errorFirst`, `error` comes before `message` (upgrade call). */
export function readErrorBody(body: unknown, { errorFirst = false } = {}): ApiErrorFields {
  if (!isObject(body)) return {}
  if (isFieldMap(body)) return { details: fieldErrors(body) }

  const error = own(body, 'error')
  const candidates = [own(body, 'message'), error, own(error, 'message'), own(body, 'detail')]
  if (errorFirst) candidates.unshift(error)
  /** Some servers put the fields into `error`. */
  const here = (key: string) => own(body, key) ?? own(error, key)
  const details = here('details')
  return {
    message: candidates.map(text).find((found) => found !== undefined),
    code: text(here('code')),
    details: fieldErrors(details),
    // details without a field name count as form errors
    non_field_errors: [...texts(here('non_field_errors')), ...(isObject(details) ? [] : texts(details))],
  }
}

export type Opened = { readonly data: unknown; readonly message: string | undefined }

const isSuccess = (status: number) => status >= 200 && status < 300

/** A page that counts as a success, or a 511, which asks to sign in to the network. */
export const isForeign = ({ status, text: sent }: Pick<Reply, 'status' | 'text'>) =>
  status === 511 || (isSuccess(status) && sent.trimStart().startsWith('<'))

function failure(operation: Operation, reply: Reply, body: unknown): ApiError {
  return new ApiError({
    ...(isForeignRefusal(reply)
      ? { code: CODES.invalidResponse }
      : readErrorBody(body, { errorFirst: operation.errorFirst })),
    status_code: reply.status,
    foreign: isForeign(reply),
    operation: operation.id,
    retryAfterMs: parseRetryAfter(reply.headers.get('retry-after'), Date.now()),
  })
}

/**
 * Unwraps `{ success, message, data }`.
 * @throws ApiError for `success: false`, an error status or a malformed body
 */
export function openEnvelope(operation: Operation, reply: Reply): Opened {
  const parsed = parseJson(reply.text)
  if (!isSuccess(reply.status)) throw failure(operation, reply, parsed?.value)

  const empty = reply.status === 204 || reply.text === ''
  if (empty && !operation.needsData) return { data: undefined, message: undefined }
  if (empty || !parsed) throw invalidResponse(reply.status, operation.id, isForeign(reply))

  const body = parsed.value
  const success = own(body, 'success')
  if (typeof success !== 'boolean') {
    if (operation.mayLackEnvelope) return { data: body, message: undefined }
    throw invalidResponse(reply.status, operation.id)
  }
  if (!success) throw failure(operation, reply, body)

  const data = own(body, 'data')
  // data that is no object is unusable; smaller flaws are left to the normalisers
  if (operation.needsData && !operation.mayLackEnvelope && (typeof data !== 'object' || data === null))
    throw invalidResponse(reply.status, operation.id)
  const message = own(body, 'message')
  return { data: data ?? undefined, message: typeof message === 'string' && message !== '' ? message : undefined }
}

const messages = new WeakMap<object, string>()

/** Keeps the envelope's message for `messageOf`, keyed by the data object it came with. */
export function keepMessage(data: unknown, message: string | undefined): void {
  if (typeof data === 'object' && data !== null && message !== undefined) messages.set(data, message)
}

/**
 * The envelope's message for this data object (compared by identity).
 * @public No screen shows it yet.
 */
export const messageOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null ? messages.get(data) : undefined
