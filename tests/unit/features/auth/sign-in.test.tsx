import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { invalidResponse } from '~/api/api-error'
import { setApiPorts, type TokenSource } from '~/api/ports'
import { toLoginInput, type LoginFormValues } from '~/features/auth/login-form'
import { refusalText, signIn } from '~/features/auth/sign-in'
import { useLazyMutation, type LazyMutation } from '~/features/shared/mutations/use-lazy-mutation'
import { systemClock } from '~/platform/clock'

import { tokensOf } from '../../../support/tokens-of'

const nobody = () => Promise.reject(new Error('a login needs no token'))
const tokens: TokenSource = {
  ...tokensOf(),
  current: () => undefined,
  accessGrant: nobody,
  renew: nobody,
}

const answer = { access: 'a.b.c', refresh: 'r', expires_in: 300, user: { id: 1 } }
const accepted = () => Response.json({ success: true, message: null, data: answer })
const refused = () => Response.json({ message: 'Identifiants incorrects', code: 'x' }, { status: 401 })

const fetched = vi.fn<typeof fetch>()
const open = vi.fn<(answer: unknown) => Promise<void>>()
const values = { email: 'USER@X.FR ', password: 'Printemps-2026', remember_me: true }

type SignIn = LazyMutation<LoginFormValues, void>
const signInHere: SignIn = (input, signal) => signIn(toLoginInput(input), signal, open)

const renderLogin = (load = async () => signInHere) =>
  renderHook(({ leaving }) => useLazyMutation(load, { leaving }), { initialProps: { leaving: false } })

/** An answer that the test resolves. */
function held() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValue(promise)
  return resolve
}

beforeEach(() => {
  fetched.mockReset()
  open.mockReset().mockResolvedValue()
  vi.stubGlobal('fetch', fetched)
  setApiPorts({
    apiBaseUrl: () => Promise.resolve('https://api.exemple.fr/api/v1'),
    tokens,
    language: () => 'fr',
    events: { forbidden: () => {}, serverError: () => {}, drift: () => {} },
    clock: systemClock,
    online: () => true,
    csrfToken: () => undefined,
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a sign-in', () => {
  it('sends the e-mail trimmed and lower-cased, and starts a session with the answer (LOG-09, C236)', async () => {
    fetched.mockResolvedValue(accepted())
    const { result } = renderLogin()
    await act(() => result.current.mutate(values))
    const [request] = fetched.mock.calls[0] ?? []
    if (!(request instanceof Request)) throw new Error('nothing was sent')
    expect(request.url).toBe('https://api.exemple.fr/api/v1/auth/login/')
    expect(await request.json()).toEqual({ email: 'user@x.fr', password: 'Printemps-2026', remember_me: true })
    expect(open).toHaveBeenCalledWith(expect.objectContaining({ access: 'a.b.c', refresh: 'r' }), 'login')
    expect(result.current).toMatchObject({ pending: false, failure: null, failureCount: 0 })
  })

  it('counts failureCount, whatever their kind, and forgets them on success (LOG-16)', async () => {
    const { result } = renderLogin()
    fetched.mockResolvedValueOnce(refused())
    await act(() => result.current.mutate(values))
    expect(result.current.failureCount).toBe(1)
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await act(() => result.current.mutate(values))
    expect(result.current.failureCount).toBe(2)
    expect(result.current.failure?.code).toBe('NETWORK_ERROR')
    fetched.mockResolvedValueOnce(accepted())
    await act(() => result.current.mutate(values))
    expect(result.current).toMatchObject({ failureCount: 0, failure: null })
  })

  it('fails when its answer makes no session (C232)', async () => {
    fetched.mockResolvedValue(accepted())
    open.mockRejectedValue(invalidResponse(200))
    const { result } = renderLogin()
    await act(() => result.current.mutate(values))
    expect(result.current.failure?.code).toBe('INVALID_RESPONSE')
    expect(result.current.failureCount).toBe(1)
  })

  it('fails as a lost connection when a script does not load, and requests it again (LOG-15)', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(accepted())
    const load = vi
      .fn<() => Promise<SignIn>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(signInHere)
    const { result } = renderLogin(load)
    await act(() => result.current.mutate(values))
    expect(result.current).toMatchObject({ pending: false, failureCount: 1, failure: { code: 'NETWORK_ERROR' } })
    await act(() => result.current.mutate(values))
    expect(result.current).toMatchObject({ failure: null, failureCount: 0 })
  })

  it('is cancelled when the user leaves the page (C235)', async () => {
    held()
    const { result, unmount } = renderLogin()
    void result.current.mutate(values)
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    const [request] = fetched.mock.calls[0] ?? []
    unmount()
    expect(request instanceof Request && request.signal.aborted).toBe(true)
  })

  it('opens no session when its answer comes after leaving (C118, C235)', async () => {
    const answerNow = held()
    const { result, unmount } = renderLogin()
    const submitted = result.current.mutate(values)
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    unmount()
    answerNow(accepted())
    await submitted
    expect(open).not.toHaveBeenCalled()
  })

  it('is cancelled when another page opens, even while this page is still shown (C235)', async () => {
    const answerNow = held()
    const { result, rerender } = renderLogin()
    const submitted = result.current.mutate(values)
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    rerender({ leaving: true })
    answerNow(accepted())
    await submitted
    expect(open).not.toHaveBeenCalled()
    await waitFor(() => expect(result.current).toMatchObject({ pending: false, failure: null, failureCount: 0 }))
  })
})

describe('the answer that refuses the user', () => {
  it.each([
    ['{"success":false,"message":"Votre entreprise est suspendue."}', 'Votre entreprise est suspendue.'],
    ['{"detail":"Vérifiez votre adresse e-mail."}', 'Vérifiez votre adresse e-mail.'],
    ['{"detail":"Permission denied"}', undefined],
    ['{}', undefined],
    ['{"message":"cut', undefined],
    ['', undefined],
  ])('says why, or nothing: %s (SES-29, K59)', (body, reason) => {
    expect(refusalText(body)).toBe(reason)
  })
})
