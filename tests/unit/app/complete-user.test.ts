import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getCurrentUserOptions, getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import { normaliseUser } from '~/api/normalise/normalise'
import { createQueryClient, release } from '~/app/query-client'
import { MINUTE_MS } from '~/platform/clock'

import { openApi } from '../../support/open-api'

/** What F §3 lists of a user: neither company nor subscription. */
const CLAIRE = { id: 1, email: 'claire@atelier-lumiere.example', first_name: 'Claire', user_type: 'agency_admin' }
const slots = { users_used: 3, users_limit: 5, users_available: 2 }
const company_info = { name: 'Atelier Lumière', slots }
const subscription_info = { billing_status: 'active', can_manage_subscription: true }
/** What B §3 adds. */
const PROFILE = { ...CLAIRE, company: 1, company_name: 'Atelier Lumière', company_info, subscription_info }

type Answer = () => Response | Promise<Response>

const fetched = vi.fn<typeof fetch>()
const answers: { me: Answer; profile: Answer } = { me: () => said(CLAIRE), profile: () => said(PROFILE) }
let client: QueryClient

const said = (data: object) => Response.json({ success: true, message: null, data })
const refused = (status: number) => Response.json({ success: false, message: 'no' }, { status })
const calls = () => fetched.mock.calls.map(([request]) => new URL((request as Request).url).pathname)
const asked = () => calls().filter((path) => path.endsWith('/users/me/')).length
const load = () => client.fetchQuery({ ...getCurrentUserOptions(), retry: false, staleTime: 0 })
const held = () => client.getQueryData(getCurrentUserOptions().queryKey)

/** The answers once given, and all the time that the calls and their pauses take. */
async function loaded() {
  const loading = load()
  await vi.advanceTimersByTimeAsync(20_000)
  return loading
}

beforeEach(() => {
  vi.useFakeTimers()
  client = createQueryClient()
  Object.assign(answers, { me: () => said(CLAIRE), profile: () => said(PROFILE) } satisfies typeof answers)
  fetched.mockReset()
  fetched.mockImplementation(async (request) =>
    new URL((request as Request).url).pathname.endsWith('/auth/me/') ? answers.me() : answers.profile(),
  )
  vi.stubGlobal('fetch', fetched)
  openApi()
})

afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the profile of GET /users/me/', () => {
  it('adds what GET /auth/me/ left out (SET-04, SUB-15)', async () => {
    expect(await loaded()).toMatchObject({ company_name: 'Atelier Lumière', company_info, subscription_info })
    expect(calls()).toEqual(['/api/v1/auth/me/', '/api/v1/users/me/'])
  })

  it.each(['brand_admin', 'brand_member', 'client_readonly', 'new_type'])(
    'adds the right to manage the subscription for a %s too (SUB-09)',
    async (user_type) => {
      answers.me = () => said({ ...CLAIRE, user_type })
      answers.profile = () => said({ ...PROFILE, user_type })
      expect(await loaded()).toMatchObject({ user_type, subscription_info })
    },
  )

  it('is read for a missing company of company admins alone (COM-06)', async () => {
    answers.me = () => said({ ...CLAIRE, subscription_info })
    expect(await loaded()).toMatchObject({ company_info })
    answers.me = () => said({ ...CLAIRE, user_type: 'brand_admin', subscription_info })
    await loaded()
    expect(asked()).toBe(1)
  })

  it('costs no call where nothing is missing, and null is a value (SET-04)', async () => {
    answers.me = () => said({ ...CLAIRE, company_info: null, subscription_info: null })
    expect(await loaded()).toMatchObject({ company_info: null, subscription_info: null })
    expect(asked()).toBe(0)
  })

  it('never replaces a value of GET /auth/me/ (SET-04)', async () => {
    const own = { can_manage_subscription: false, billing_status: 'past_due' }
    answers.me = () => said({ ...CLAIRE, first_name: 'Clara', company_name: null, subscription_info: own })
    expect(await loaded()).toMatchObject({
      first_name: 'Clara',
      company_name: null,
      subscription_info: own,
      company_info,
    })
  })

  it('of another user adds nothing (SES-32)', async () => {
    answers.profile = () => said({ ...PROFILE, id: 2 })
    expect(await loaded()).toEqual(normaliseUser(CLAIRE))
  })

  it.each([400, 403, 404, 429, 500])('adds nothing after the answer %d (SET-04)', async (status) => {
    answers.profile = () => refused(status)
    expect(await loaded()).toEqual(normaliseUser(CLAIRE))
  })

  it('that is refused removes what was known (SUB-09, C197)', async () => {
    await loaded()
    answers.profile = () => refused(403)
    expect(await loaded()).toEqual(normaliseUser(CLAIRE))
    // and does not come back: the profile is not asked again
    expect(await loaded()).toEqual(normaliseUser(CLAIRE))
    expect(asked()).toBe(2)
  })

  it('that is refused late removes what was known (SUB-09, C197)', async () => {
    await loaded()
    const late = Promise.withResolvers<Response>()
    answers.profile = () => late.promise
    const loading = load()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await loading).toMatchObject({ subscription_info })
    late.resolve(refused(403))
    await vi.advanceTimersByTimeAsync(0)
    expect(held()).toEqual(normaliseUser(CLAIRE))
  })

  it('that a page reads after a refusal adds its fields again (SUB-09, C197)', async () => {
    answers.profile = () => refused(403)
    await loaded()
    answers.profile = () => said(PROFILE)
    await client.fetchQuery({ ...getProfileOptions(), staleTime: 0 })
    expect(await loaded()).toMatchObject({ subscription_info })
  })

  it.each([404, 500])('that answers %d later keeps what was known (SUB-09)', async (status) => {
    await loaded()
    answers.profile = () => refused(status)
    answers.me = () => said({ ...CLAIRE, first_name: 'Clara' })
    expect(await loaded()).toMatchObject({ first_name: 'Clara', company_info, subscription_info })
  })

  it('that is on its way keeps what was known (SUB-09)', async () => {
    await loaded()
    const late = Promise.withResolvers<Response>()
    answers.profile = () => late.promise
    const loading = load()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await loading).toMatchObject({ subscription_info })
    late.resolve(said({ ...PROFILE, subscription_info: { ...subscription_info, billing_status: 'past_due' } }))
    await vi.advanceTimersByTimeAsync(0)
    expect(held()).toMatchObject({ subscription_info: { billing_status: 'past_due' } })
  })

  it('is not read again with each change of the rights after a refusal (NFR-04)', async () => {
    answers.profile = () => refused(403)
    await loaded()
    await loaded()
    expect(asked()).toBe(1)
  })

  it('is not read again for the same missing fields before it is stale (NFR-04)', async () => {
    answers.profile = () => said(CLAIRE)
    await loaded()
    await loaded()
    expect(asked()).toBe(1)
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
    await loaded()
    expect(asked()).toBe(2)
  })

  it('that is being read again may add fields (BIL-03)', async () => {
    answers.profile = () => said(CLAIRE)
    await loaded()
    answers.profile = () => said(PROFILE)
    const [user] = await Promise.all([load(), client.fetchQuery({ ...getProfileOptions(), staleTime: 0 })])
    expect(user).toMatchObject({ subscription_info })
    expect(asked()).toBe(2)
  })

  it('is read again after a failure, and adds its fields when it comes (SET-04)', async () => {
    answers.profile = () => refused(503)
    const loading = load()
    await vi.advanceTimersByTimeAsync(2900)
    answers.profile = () => said(PROFILE)
    await vi.advanceTimersByTimeAsync(200)
    await loading
    expect(held()).toMatchObject({ subscription_info })
    expect(asked()).toBe(3)
  })

  it('holds up no page when late, and adds its fields when it comes (SET-04)', async () => {
    const late = Promise.withResolvers<Response>()
    answers.profile = () => late.promise
    const loading = load()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await loading).toEqual(normaliseUser(CLAIRE))
    late.resolve(said(PROFILE))
    await vi.advanceTimersByTimeAsync(0)
    expect(held()).toMatchObject({ subscription_info })
  })

  it('adds nothing late once the session is over (SES-32)', async () => {
    const late = Promise.withResolvers<Response>()
    answers.profile = () => late.promise
    const loading = load()
    await vi.advanceTimersByTimeAsync(3000)
    await loading
    release(client)
    late.resolve(said(PROFILE))
    await vi.advanceTimersByTimeAsync(0)
    expect(held()).toBeUndefined()
  })

  it('is read again with the user, as an older one misses what has changed (BIL-03)', async () => {
    await loaded()
    answers.profile = () => said({ ...PROFILE, subscription_info: { ...subscription_info, is_trial: true } })
    expect(await loaded()).toMatchObject({ subscription_info: { is_trial: true } })
  })

  it('shares the call of a page that shows it, and outlives that page (SET-04)', async () => {
    const late = Promise.withResolvers<Response>()
    answers.profile = () => late.promise
    const leave = new QueryObserver(client, getProfileOptions()).subscribe(() => {})
    const loading = load()
    await vi.advanceTimersByTimeAsync(0)
    leave()
    late.resolve(said(PROFILE))
    await vi.advanceTimersByTimeAsync(0)
    expect(await loading).toMatchObject({ subscription_info })
    expect(asked()).toBe(1)
  })
})
