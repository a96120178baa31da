import { isObject, own, type JsonObject } from '~/platform/json'

import type { ApiErrorFields, FieldErrors } from '../api-error'
import { straight } from '../normalise/text'

const KNOWN_KEYS = ['message', 'code', 'details', 'non_field_errors', 'success', 'error', 'detail']

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? straight(value) : undefined

function texts(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.filter((entry) => typeof entry === 'string').map(straight)
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

/** A bare map of field to messages: only when no known error key is present (decision 5). */
const isFieldMap = (body: JsonObject) => !KNOWN_KEYS.some((key) => Object.hasOwn(body, key))

/**
 * Reads every documented error format (decision 5). With `errorFirst`, `error` comes before `message` (upgrade call).
 */
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
