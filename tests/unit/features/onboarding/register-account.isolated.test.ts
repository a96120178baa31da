import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { aborted, ApiError } from '~/api/api-error'
import { acceptInvitation, logSecurityEvent, register } from '~/api/generated/sdk.gen'
import { toRegistration } from '~/features/onboarding/AccountForm'
import { registerAccount } from '~/features/onboarding/register-account'
import { registrationProgress } from '~/features/onboarding/registration-progress'

vi.mock('~/api/generated/sdk.gen', () => ({ register: vi.fn(), acceptInvitation: vi.fn(), logSecurityEvent: vi.fn() }))
vi.stubGlobal('document', { URL: 'https://app.exemple.fr/onboarding/register?x=1' })

const values = {
  first_name: ' Camille ',
  last_name: 'Dupont',
  email: 'Camille@Exemple.FR',
  password: ' Jardin$Vert27 ',
  password_confirm: ' Jardin$Vert27 ',
}
/** Signed for nobody: its payload names the user 7. */
const access = `x.${btoa('{"user_id":7}')}.x`
const startSession = vi.fn<(answer: unknown) => Promise<void>>()
const never = new AbortController().signal
const events = () => vi.mocked(logSecurityEvent).mock.calls.map(([call]) => call.body.event)
// what a call resolves to, as far as it is read
const answer = (data: unknown) => ({ data }) as never

const run = (invitation = '', signal = never) =>
  registerAccount({ startSession, userId: () => null, invitation })(toRegistration(values), signal)

beforeEach(() => {
  vi.mocked(register)
    .mockReset()
    .mockResolvedValue(answer({ access, refresh: 'r' }))
  vi.mocked(acceptInvitation).mockReset().mockResolvedValue(answer({}))
  vi.mocked(logSecurityEvent).mockReset().mockResolvedValue(answer({}))
  startSession.mockReset().mockResolvedValue()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => registrationProgress.forget(7))

describe('a new account', () => {
  it('is sent with the passwords as typed, opens the session, and makes step 2 due (REG-10, REG-12)', async () => {
    expect(await run()).toEqual({ next: 'business' })
    expect(register).toHaveBeenCalledExactlyOnceWith({
      body: { ...values, first_name: 'Camille', email: 'camille@exemple.fr' },
      signal: never,
    })
    expect(startSession).toHaveBeenCalledExactlyOnceWith({ access, refresh: 'r' })
    expect(registrationProgress.of(7)).toBe('owed')
    expect(events()).toEqual(['account_created'])
  })

  it.each([{}, undefined, { access }, { refresh: 'r' }, { access: '', refresh: 'r' }, { access: 4, refresh: 5 }])(
    'of %j without tokens has no session, and no step due (REG-11)',
    async (data) => {
      vi.mocked(register).mockResolvedValue(answer(data))
      await expect(run()).rejects.toMatchObject({ code: 'INVALID_TOKENS' })
      expect(startSession).not.toHaveBeenCalled()
      expect(registrationProgress.isOwed()).toBe(false)
    },
  )

  it('is kept when the session does not open, and then makes step 2 due (REG-13, C238)', async () => {
    startSession.mockImplementation(async () => {
      expect(registrationProgress.isOwed()).toBe(false)
      throw new ApiError({ status_code: 500 })
    })
    expect(await run()).toEqual({ next: 'business' })
    expect(registrationProgress.of(7)).toBe('owed')
  })

  it('that is refused passes the refusal on, and logs it (REG-19, REG-41)', async () => {
    const refusal = new ApiError({ status_code: 400 })
    vi.mocked(register).mockRejectedValue(refusal)
    await expect(run()).rejects.toBe(refusal)
    expect(events()).toEqual(['account_refused'])
  })

  it('has no session when the user has left meanwhile (C118)', async () => {
    const left = new AbortController()
    vi.mocked(register).mockImplementation(async () => {
      left.abort()
      return answer({ access, refresh: 'r' })
    })
    await expect(run('', left.signal)).rejects.toThrow('given up')
    expect(startSession).not.toHaveBeenCalled()
  })

  it('of an invited user joins, and makes no step due (INV-16)', async () => {
    const accepted = { brand_id: 7, brand_name: 'Boulangerie Marceau' }
    vi.mocked(acceptInvitation).mockResolvedValue(answer(accepted))
    expect(await run('token-1')).toEqual({ next: 'joined', accepted })
    expect(acceptInvitation).toHaveBeenCalledExactlyOnceWith({ body: { token: 'token-1' } })
    expect(registrationProgress.of(7)).toBe('done')
    expect(events()).toEqual(['account_created', 'invitation_accepted'])
  })

  it('whose invitation is refused stays, without step 2 (INV-16)', async () => {
    const refusal = new ApiError({ status_code: 400, code: 'invitation_expired' })
    vi.mocked(acceptInvitation).mockRejectedValue(refusal)
    expect(await run('token-1')).toEqual({ next: 'unjoined', failure: refusal })
    expect(registrationProgress.isOwed()).toBe(false)
  })
})

describe('the security log', () => {
  it('has no refusal for an acceptance that was cancelled, as at the end of the session (INV-16, C118)', async () => {
    vi.mocked(acceptInvitation).mockRejectedValue(aborted())
    await expect(run('token-1')).rejects.toMatchObject({ name: 'AbortError' })
    expect(events()).not.toContain('invitation_refused')
  })

  it('outlives the page, names no user, and fails silently (REG-41, K29)', async () => {
    const failing = Promise.reject(new ApiError({ status_code: 500 }))
    const caught = vi.spyOn(failing, 'catch')
    vi.mocked(logSecurityEvent).mockImplementation(() => failing)
    await run()
    expect(caught).toHaveBeenCalledTimes(1)
    const [call] = vi.mocked(logSecurityEvent).mock.calls[0] ?? []
    expect(call).toEqual({
      keepalive: true,
      body: {
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        type: 'registration',
        event: 'account_created',
        data: { user_agent: navigator.userAgent, url: 'https://app.exemple.fr/onboarding/register' },
      },
    })
  })
})
