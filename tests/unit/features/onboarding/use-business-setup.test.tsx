import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setApiPorts } from '~/api/ports'
import { SETUP_MS, useBusinessSetup } from '~/features/onboarding/use-business-setup'
import { systemClock } from '~/platform/clock'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { tokensOf } from '../../../support/tokens-of'

const BARE = { id: 7, username: 'emma', email: 'emma@exemple.fr', user_type: 'agency_admin', is_active: true }
const EMMA = { ...BARE, company: null }
const WITH_BUSINESS = { ...EMMA, company: 3, subscription_info: { is_trial: true } }

type Answer = () => Response | Promise<Response>
const data =
  (content: unknown): Answer =>
  () =>
    Response.json({ success: true, message: null, data: content })
const refused =
  (body: object, status: number): Answer =>
  () =>
    Response.json(body, { status })
const lost = refused({ message: 'Passerelle' }, 502)
const hangs: Answer = () => new Promise<never>(() => {})

const onCreated = vi.fn<(created: { is_trial: boolean }) => Promise<void>>()
const asked: string[] = []

/** Answers the read before the submit, then those after it. */
const first = (before: Answer, after: Answer): Answer => {
  const answers = [before]
  return () => (answers.shift() ?? after)()
}
const slow = (answer: Answer, ms: number) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), ms))
const setups = () => asked.filter((path) => path.endsWith('/business/setup/'))

type Answers = { setup: Answer; profile: Answer; status?: object; isOver?: boolean }

/** What becomes of a submit. */
function submit({ setup, profile, status = {}, isOver = false }: Answers) {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    if (pathname.endsWith('/business/setup/')) return setup()
    return pathname.endsWith('/users/me/') ? profile() : Response.json({ success: true, message: null, data: status })
  })
  const client = createTestClient()
  const { result } = renderHook(
    () => useBusinessSetup({ onCreated, isOver: () => isOver, onRefusedIfMounted: () => {} }),
    {
      wrapper: mutationProviders(() => client),
    },
  )
  return { result, done: result.current.submit({ business_name: 'Atelier Vert' }) }
}

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  onCreated.mockReset().mockResolvedValue()
  setApiPorts({
    apiBaseUrl: async () => 'https://api.exemple.fr/api/v1',
    tokens: tokensOf({ fresh: true }),
    language: () => 'fr',
    events: { forbidden: () => {}, serverError: () => {}, drift: () => {} },
    clock: systemClock,
    online: () => true,
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const elapse = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it.each([
  [{ company_id: 3, brand_id: 4, is_trial: true }, true],
  [{ company_id: '3', brand_id: '4', is_trial: false }, false],
  [{ company_id: 3, brand_id: 4 }, false],
])('an answer of step 2 with %j is in trial %s (REG-17, K45)', async (answer, is_trial) => {
  submit({ setup: data(answer), profile: data(EMMA) })
  await elapse(10)
  expect(onCreated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ is_trial }))
})

it('a step 2 that another tab has made, whose answer was lost, is not sent again (REG-46)', async () => {
  submit({ setup: data({ company_id: 3, brand_id: 4, is_trial: true }), profile: data(WITH_BUSINESS) })
  await elapse(10)
  expect(setups()).toEqual([])
  expect(onCreated).toHaveBeenCalledExactlyOnceWith({ is_trial: true })
})

it('a step 2 is not sent again when only the onboarding status names the business (REG-46)', async () => {
  const setup = data({ company_id: 3, brand_id: 4, is_trial: true })
  submit({ setup, profile: data(BARE), status: { has_business: true } })
  await elapse(10)
  expect(setups()).toEqual([])
  expect(onCreated).toHaveBeenCalledOnce()
})

it('a step 2 is sent when the profile cannot be read before, after five seconds at most (REG-46)', async () => {
  submit({ setup: data({ company_id: 3, brand_id: 4, is_trial: true }), profile: hangs })
  await elapse(4_900)
  expect(setups()).toEqual([])
  await elapse(200)
  expect(setups()).toHaveLength(1)
  expect(onCreated).toHaveBeenCalledOnce()
})

it('a lost answer of step 2 is confirmed or not before another tab has its turn (REG-46)', async () => {
  const gateway = refused({ message: 'Passerelle' }, 504)
  const { result } = submit({ setup: slow(gateway, 29_900), profile: slow(data(EMMA), 4_900) })
  await elapse(SETUP_MS - 500)
  expect(result.current.pending).toBe(true)
  await elapse(500)
  expect(result.current.pending).toBe(false)
})

describe('a step 2 whose answer is lost', () => {
  it('continues when the user has a business (REG-46)', async () => {
    const { result } = submit({ setup: lost, profile: first(data(EMMA), data(WITH_BUSINESS)) })
    await elapse(10)
    expect(onCreated).toHaveBeenCalledExactlyOnceWith({ is_trial: true })
    expect(result.current.failure).toBeNull()
  })

  it('fails when the user has none (REG-46)', async () => {
    const { result } = submit({ setup: lost, profile: data(EMMA) })
    await elapse(10)
    expect(onCreated).not.toHaveBeenCalled()
    expect(result.current.failure).toMatchObject({ status_code: 502 })
  })

  it('is not called failed when the profile leaves the company out (REG-46, K62)', async () => {
    const { result } = submit({ setup: lost, profile: data(BARE) })
    await elapse(10)
    expect(result.current.failure).toMatchObject({ status_code: 502, notApplied: false })
  })

  it('continues when only the onboarding status names the business (REG-46)', async () => {
    const { result } = submit({ setup: lost, profile: first(data(EMMA), data(BARE)), status: { has_business: true } })
    await elapse(10)
    expect(onCreated).toHaveBeenCalledOnce()
    expect(result.current.failure).toBeNull()
  })

  it('is pending until the profile answers, for five seconds at most (REG-46, G4)', async () => {
    const { result } = submit({ setup: lost, profile: first(data(EMMA), hangs) })
    await elapse(4_900)
    expect(result.current.pending).toBe(true)
    await elapse(200)
    expect(result.current.pending).toBe(false)
    expect(result.current.failure).toMatchObject({ status_code: 502 })
  })
})

it.each([
  ['a refused field', { setup: refused({ business_name: ['Déjà pris.'] }, 400), profile: data(EMMA) }],
  ['a session that is over', { setup: refused({ message: 'Non.' }, 401), profile: data(EMMA), isOver: true }],
])('the profile is not read again after %s (REG-13)', async (_, answers) => {
  const { result } = submit(answers)
  await elapse(10)
  expect(result.current.failure).not.toBeNull()
  expect(asked.filter((path) => path.endsWith('/users/me/'))).toHaveLength(1)
})
