import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { aborted, ApiError, CODES, invalidResponse, networkError, timeoutError, Unverified } from '~/api/api-error'
import { setApiPorts } from '~/api/ports'
import { sendAndVerify, GRACE_MS } from '~/api/send-and-verify'

import { createFakeWire } from './support'

let session: AbortController
beforeEach(() => {
  session = new AbortController()
  const { ports } = createFakeWire(() => Response.error())
  setApiPorts({ ...ports, tokens: { ...ports.tokens, sessionSignal: () => session.signal } })
})

/** How a write ends that must not be sent twice, when its answer is lost and the read fails. */
const afterRead = (unread: ApiError) =>
  sendAndVerify(
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

describe('a write whose session ends before it is known whether it was made', () => {
  afterEach(() => void vi.useRealTimers())

  it('is given up in the wait for a slow server, and reads nothing with the next session (G11)', async () => {
    vi.useFakeTimers()
    const check = vi.fn<() => Promise<'notApplied'>>().mockResolvedValue('notApplied')
    const ended = sendAndVerify(() => Promise.reject(timeoutError()), check).catch((thrown: unknown) => thrown)
    await vi.advanceTimersByTimeAsync(GRACE_MS / 2)
    session.abort()
    await vi.advanceTimersByTimeAsync(GRACE_MS)
    expect(await ended).toMatchObject({ name: 'AbortError' })
    expect(check).toHaveBeenCalledOnce()
  })

  it('is given up with its read, so that nothing follows it (G11)', async () => {
    const check = vi.fn<() => Promise<'notApplied'>>(() => {
      session.abort()
      return Promise.reject(aborted())
    })
    const ended = sendAndVerify(() => Promise.reject(networkError()), check, { once: true })
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a write that the browser may have sent twice', () => {
  it('is refused as it was answered when the read fails, whose failure is handed on (K59)', async () => {
    const refusal = new ApiError({ status_code: 409 })
    const unread = new ApiError({ status_code: 503 })
    const onUnanswered = vi.fn<(failure: ApiError) => void>()
    const ended = sendAndVerify(
      () => Promise.reject(refusal),
      () => Promise.reject(unread),
      { unique: true, onUnanswered },
    )
    await expect(ended).rejects.toBe(refusal)
    expect(onUnanswered.mock.calls).toEqual([[unread]])
  })
})
