import { describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { BASTIEN, CLAIRE, JEANNE, NOE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds'

import { refusal, restarted, send, succeed } from './caller'

const clock = () => Date.parse('2026-03-16T09:00:00Z')

const events = async (query: object) =>
  (await succeed(createBackend(), 'listTrialEvents', { as: JEANNE, query })).events

describe('the trial', () => {
  it('has its status and its events, newest first (TRI-02)', async () => {
    const trial = await succeed(createBackend({ clock }), 'getTrialStatus', { as: JEANNE })
    expect(trial).toMatchObject({
      is_trial: true,
      days_remaining: 5,
      trial_expires_at: '2026-03-21T09:00:00.000Z',
      events_count: 3,
    })
    expect(trial.events.map(({ event_type }) => event_type)).toEqual([
      'trial_reminder',
      'user_limit_near',
      'trial_started',
    ])
  })

  it('is over for the agency, and missing without a company', async () => {
    const backend = createBackend()
    expect(await succeed(backend, 'getTrialStatus', { as: BASTIEN })).toMatchObject({
      is_trial: false,
      trial_expires_at: null,
      days_remaining: 0,
      events_count: 4,
    })
    expect(await succeed(backend, 'getTrialStatus', { as: NOE })).toMatchObject({ is_trial: false, events: [] })
  })

  it('filters events by type and limit (TRI-09)', async () => {
    expect(await events({ limit: 1 })).toMatchObject([{ event_type: 'trial_reminder' }])
    expect(await events({ event_type: 'trial_started' })).toHaveLength(1)
    expect(await events({ event_type: 'autre' })).toEqual([])
    expect((await send(createBackend(), 'listTrialEvents', { as: JEANNE, query: { limit: 0 } })).status).toBe(400)
  })

  it('is extended by one week, or by the given number (TRI-07)', async () => {
    const backend = createBackend({ clock })
    expect(await succeed(backend, 'extendTrial', { as: JEANNE, body: {} })).toMatchObject({ days_remaining: 12 })
    expect(await succeed(backend, 'extendTrial', { as: JEANNE, body: { additional_weeks: 2 } })).toMatchObject({
      days_remaining: 26,
    })
    expect(await succeed(restarted(backend, clock), 'getTrialStatus', { as: JEANNE })).toMatchObject({
      days_remaining: 26,
      events_count: 5,
    })
    expect(await refusal(backend, 'extendTrial', { as: JEANNE, body: {} })).toMatchObject({
      status: 400,
      code: 'trial_extension_limit',
    })
  })

  it('is extended by at most four weeks', async () => {
    const backend = createBackend({ clock })
    expect(await succeed(backend, 'extendTrial', { as: JEANNE, body: { additional_weeks: 4 } })).toMatchObject({
      days_remaining: 33,
    })
  })

  it('restarts from today when it is over', async () => {
    const backend = createBackend({ clock, overrides: worlds.trialOver })
    expect(await succeed(backend, 'extendTrial', { as: CLAIRE, body: {} })).toMatchObject({ days_remaining: 7 })
  })

  it.each([
    [JEANNE, { additional_weeks: 5 }, 'validation_error'],
    [JEANNE, { additional_weeks: 0 }, 'validation_error'],
    [JEANNE, { additional_weeks: 1.5 }, 'validation_error'],
    [CLAIRE, { additional_weeks: 1 }, 'not_in_trial'],
  ])('of %s may not be extended by %o', async (as, body, code) => {
    expect(await refusal(createBackend(), 'extendTrial', { as, body })).toMatchObject({ status: 400, code })
  })

  it('cannot be extended by a user who does not manage the subscription', async () => {
    const backend = createBackend({ overrides: worlds.cannotManageSubscription })
    expect((await send(backend, 'extendTrial', { as: CLAIRE, body: {} })).status).toBe(403)
    expect((await send(backend, 'upgradeTrial', { as: CLAIRE, body: { plan_type: 'agency_scale' } })).status).toBe(403)
    expect((await send(backend, 'detectUpgrade', { as: CLAIRE })).status).toBe(200)
  })
})

const choose = (plan_type: string, as = JEANNE) => ({ as, body: { plan_type } })

describe('an upgrade', () => {
  it('leads to a payment; only the payment changes the plan (B §3)', async () => {
    const backend = createBackend({ clock })
    const { status, json } = await send(backend, 'upgradeTrial', choose('solo_business'))
    expect([status, json]).toEqual([
      200,
      {
        success: true,
        message: 'Session de paiement créée',
        error: null,
        data: {
          checkout_url: 'http://sandbox.example/billing/success?session_id=cs_sandbox_000001&plan_type=solo_business',
          session_id: 'cs_sandbox_000001',
          amount: 95,
        },
      },
    ])
    expect(await succeed(backend, 'getTrialStatus', { as: JEANNE })).toMatchObject({ is_trial: true })

    expect(backend.controls.pay('cs_sandbox_000001')).toBe(true)
    expect(await succeed(restarted(backend, clock), 'getProfile', { as: JEANNE })).toMatchObject({
      company_info: { slots: { users_limit: 25 } },
      subscription_info: {
        current_plan: { name: 'Solo Business', price: 95 },
        billing_status: 'active',
        is_trial: false,
        next_billing_date: '2026-04-16T09:00:00.000Z',
      },
    })
    expect((await succeed(backend, 'getTrialStatus', { as: JEANNE })).events[0]).toMatchObject({
      event_type: 'plan_activated',
    })
    expect(backend.controls.pay('cs_sandbox_000001')).toBe(false)
    expect(backend.controls.pay('autre')).toBe(false)
  })

  it('changes the plan at once when a payment method is on file (C265)', async () => {
    const backend = createBackend({ overrides: worlds.immediateUpgrade })
    const { json } = await send(backend, 'upgradeTrial', choose('agency_business', CLAIRE))
    expect(json).not.toHaveProperty('data')
    expect(await succeed(restarted(backend), 'getProfile', { as: CLAIRE })).toMatchObject({
      subscription_info: { current_plan: { name: 'Agency Business' } },
    })
  })

  it.each(['solo_starter', 'agency_starter', 'agency_scale'])(
    'of the agency, at the top, may not choose %s (B §4)',
    async (plan) => {
      expect(await refusal(createBackend(), 'upgradeTrial', choose(plan, CLAIRE))).toMatchObject({
        status: 400,
        error: 'Seul un plan supérieur au plan actuel peut être choisi.',
      })
    },
  )

  it('sells a trial its own plan and any above, and none below (K55)', async () => {
    const overrides = { trialDays: 5, plan: 'agency_scale' }
    const { subscription_info } = await succeed(createBackend({ overrides }), 'getCurrentUser', { as: CLAIRE })
    expect(subscription_info).toMatchObject({ is_trial: true, can_upgrade: true })
    expect(await succeed(createBackend({ overrides }), 'upgradeTrial', choose('agency_scale', CLAIRE))).toMatchObject({
      amount: 450,
    })
    const below = choose('agency_business', CLAIRE)
    expect(await refusal(createBackend({ overrides }), 'upgradeTrial', below)).toMatchObject({ status: 400 })
  })

  it('refuses an unknown plan', async () => {
    expect(await refusal(createBackend(), 'upgradeTrial', choose('solo_gold'))).toMatchObject({
      status: 400,
      code: 'validation_error',
    })
  })
})

const typesOf = async (overrides: object, as = CLAIRE) => {
  const { upgrade_opportunities } = await succeed(createBackend({ overrides }), 'detectUpgrade', { as })
  return upgrade_opportunities.map(({ type, recommended_plan }) => [type, recommended_plan])
}

/** @param trialDays left; below 0 it is over */
async function reasonAt(trialDays: number) {
  const backend = createBackend({ clock, overrides: { trialDays, brands: 1, users: 1 } })
  return (await succeed(backend, 'detectUpgrade', { as: CLAIRE })).upgrade_opportunities[0]?.reason
}

describe('the detection of upgrades (TRI-10)', () => {
  it('reports the end of a trial and the limits of a plan', async () => {
    expect(await typesOf({}, JEANNE)).toEqual([['trial_ending', 'solo_starter']])
    expect(await typesOf({ plan: 'agency_business', limits: { users: 90, brands: 50 } })).toEqual([
      ['users_limit', 'agency_scale'],
      ['brands_limit', 'agency_scale'],
    ])
    expect(await typesOf({ plan: 'agency_business', limits: { users: 500, brands: 500 } })).toEqual([])
  })

  it('recommends the smallest plan that lifts the limit and holds what is used', async () => {
    expect(await typesOf({ plan: 'solo_starter', brands: 1, users: 2 })).toEqual([['users_limit', 'solo_business']])
    expect(await typesOf({ plan: 'solo_enterprise', limits: { brands: 3 }, brands: 3, users: 60 })).toEqual([
      ['brands_limit', 'agency_scale'],
    ])
    expect(await typesOf({ plan: 'agency_starter', brands: 5, users: 5 })).toEqual([
      ['users_limit', 'agency_business'],
      ['brands_limit', 'agency_business'],
    ])
    // no plan before holds 47 brands
    expect((await typesOf({ trialDays: 3 })).map(([, plan]) => plan)).toEqual([
      'agency_scale',
      'agency_scale',
      'agency_scale',
    ])
  })

  it('finds nothing wrong with the one brand of a plan for one', async () => {
    expect(await typesOf({ plan: 'solo_business', brands: 1, users: 2 })).toEqual([])
  })

  it('says that a trial ends today, or is over', async () => {
    expect(await reasonAt(0)).toBe('La période d’essai se termine aujourd’hui.')
    expect(await reasonAt(-2)).toBe('La période d’essai est terminée.')
  })

  it('gives reasons in French', async () => {
    const { upgrade_opportunities } = await succeed(createBackend({ clock }), 'detectUpgrade', { as: JEANNE })
    expect(upgrade_opportunities.map(({ reason }) => reason)).toEqual(['La période d’essai se termine dans 5 jours.'])
  })

  it('is empty on the highest plan', async () => {
    expect(await typesOf(worlds.limitsReached)).toEqual([])
  })
})
