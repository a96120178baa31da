import { own, parseJson } from '~/platform/json'

import { ApiError, CODES, invalidResponse } from '../api-error'
import type { Reply } from './call'
import { isForeignRefusal, readErrorBody } from './error-body'
import type { Operation } from './operations'
import { parseRetryAfter } from './retry-after'

export type Opened = { readonly data: unknown; readonly message: string | undefined }

const isSuccess = (status: number) => status >= 200 && status < 300

function failure(operation: Operation, reply: Reply, body: unknown): ApiError {
  return new ApiError({
    ...(isForeignRefusal(reply)
      ? { code: CODES.invalidResponse }
      : readErrorBody(body, { errorFirst: operation.errorFirst })),
    status_code: reply.status,
    operation: operation.id,
    retryAfterMs: parseRetryAfter(reply.headers.get('retry-after'), Date.now()),
  })
}

/**
 * Unwraps `{ success, message, data }` (decision 4).
 * @throws ApiError for `success: false`, an error status or a malformed body
 */
export function openEnvelope(operation: Operation, reply: Reply): Opened {
  const parsed = parseJson(reply.text)
  if (!isSuccess(reply.status)) throw failure(operation, reply, parsed?.value)

  const empty = reply.status === 204 || reply.text === ''
  if (empty && !operation.dataDue) return { data: undefined, message: undefined }
  if (empty || !parsed) throw invalidResponse(reply.status, operation.id)

  const body = parsed.value
  const success = own(body, 'success')
  if (typeof success !== 'boolean') {
    if (operation.bare) return { data: body, message: undefined }
    throw invalidResponse(reply.status, operation.id)
  }
  if (!success) throw failure(operation, reply, body)

  const data = own(body, 'data')
  // data that is no object is unusable; smaller flaws are left to the normalisers
  if (operation.dataDue && !operation.bare && (typeof data !== 'object' || data === null))
    throw invalidResponse(reply.status, operation.id)
  const message = own(body, 'message')
  return { data: data ?? undefined, message: typeof message === 'string' && message !== '' ? message : undefined }
}
