import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { normaliseUser } from '~/api/normalise/normalise'
import { mustSetUpBusiness } from '~/features/onboarding/business-step'
import { registrationProgress } from '~/features/onboarding/registration-progress'

import { openApi } from '../../../support/open-api'

const fetched = vi.fn<typeof fetch>()
const asked = () => fetched.mock.calls.map(([request]) => new URL((request as Request).url).pathname)

const user = (fields: object) => normaliseUser({ id: 7, user_type: 'agency_admin', ...fields })
const owes = (fields: object) => mustSetUpBusiness(new QueryClient(), user(fields))
const answers = (data: object) => Response.json({ success: true, message: null, data })

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  openApi()
})

afterEach(() => {
  registrationProgress.settle(7)
  registrationProgress.forget(7)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** `GET /users/me/`, then the onboarding status. */
const says = (profile: object | Error, status: object | Error = {}) =>
  [profile, status].forEach((answer) =>
    answer instanceof Error ? fetched.mockRejectedValueOnce(answer) : fetched.mockResolvedValueOnce(answers(answer)),
  )

describe('the business step of a user', () => {
  it('costs no call when company or role is known (REG-46)', async () => {
    expect(await owes({ company: 3 })).toBe(false)
    expect(await owes({ company: null, user_type: 'brand_member' })).toBe(false)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('must be completed by a user with an empty company (REG-46)', async () => {
    says({ id: 7, company: null, user_type: 'agency_admin' })
    expect(await owes({ company: null })).toBe(true)
    expect(asked()).toEqual(['/api/v1/users/me/', '/api/v1/onboarding/business/status/'])
  })

  it('is not checked again from page to page (REG-46)', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
    says({ id: 7, company: 3, user_type: 'agency_admin' })
    expect(await mustSetUpBusiness(queryClient, user({}))).toBe(false)
    expect(await mustSetUpBusiness(queryClient, user({}))).toBe(false)
    expect(asked()).toEqual(['/api/v1/users/me/'])
  })

  it.each([
    ['a missing field', { id: 7, user_type: 'agency_admin' }],
    ['a failed call', new TypeError('Failed to fetch')],
    ['a company', { id: 7, company: 3, user_type: 'agency_admin' }],
  ])('is due for nobody by %s (REG-46, decision 24)', async (_what, profile) => {
    says(profile)
    expect(await owes({})).toBe(false)
  })

  it.each([
    ['says that there is a business', { has_business: true }, false],
    ['says nothing of it', {}, true],
    ['cannot be read', new TypeError('Failed to fetch'), true],
  ])('is decided when the onboarding status %s (REG-46, decision 24)', async (_what, status, owed) => {
    says({ id: 7, company: null, user_type: 'agency_admin' }, status)
    expect(await owes({ company: null })).toBe(owed)
  })

  it('is due after step 1 in this browser, whatever the calls say (REG-46)', async () => {
    registrationProgress.owe(7)
    expect(await owes({})).toBe(true)
    expect(await owes({ company: null })).toBe(true)
    expect(await owes({ company: null, user_type: 'brand_member' })).toBe(true)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is no longer due once the server knows the company (REG-46)', async () => {
    registrationProgress.owe(7)
    expect(await owes({ company: 3 })).toBe(false)
    expect(registrationProgress.of(7)).toBeUndefined()
  })

  it('is not due after a business was named, even if the answer is older (REG-17)', async () => {
    registrationProgress.settle(7)
    expect(await owes({ company: null })).toBe(false)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is not waited for longer than three seconds (C304)', async () => {
    vi.useFakeTimers()
    fetched.mockReturnValue(new Promise(() => {}))
    const owed = owes({ company: null })
    await vi.advanceTimersByTimeAsync(3000)
    expect(await owed).toBe(false)
  })
})
