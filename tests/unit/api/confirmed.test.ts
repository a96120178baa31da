import { describe, expect, it } from 'vitest'

import { ApiError, CODES, invalidResponse, networkError } from '~/api/api-error'
import { confirmed } from '~/api/confirmed'
import { Unverified } from '~/api/may-be-done'

/** How a write ends that must not be sent twice, when its answer is lost and the read fails. */
const afterRead = (unread: ApiError) =>
  confirmed(
    () => Promise.reject(networkError()),
    () => Promise.reject(unread),
    { once: true },
  ).catch((thrown: unknown) => thrown)

describe('a write that must not be sent twice, and whose answer is lost', () => {
  it.each([400, 403, 404, 410])('is free again after a read that is refused for good, with a %i', async (status) => {
    const failure = await afterRead(new ApiError({ status_code: status }))
    expect(failure).not.toBeInstanceOf(Unverified)
    expect(failure).toMatchObject({ code: CODES.network })
  })

  it.each([
    ['a limit of calls', new ApiError({ status_code: 429 })],
    ['a missing sign-in', new ApiError({ status_code: 401 })],
    ['a conflict', new ApiError({ status_code: 409 })],
    ['a server failure', new ApiError({ status_code: 503 })],
    ['no answer', networkError()],
    ['the page of a gateway', invalidResponse(403)],
    ['a refused renewal', new ApiError({ status_code: 403, operation: 'refreshTokens' })],
  ])('is not verified after a read that met %s', async (_, unread) => {
    expect(await afterRead(unread)).toBeInstanceOf(Unverified)
  })
})
