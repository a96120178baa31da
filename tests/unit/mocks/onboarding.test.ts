import { describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { BASTIEN, CLAIRE, JEANNE, LEA, NOE } from '#mocks/domain/seed/named.ts'
import type { OperationId } from '#mocks/generated/operations.gen'

import { refusal, restarted, send, succeed } from './caller'

const MONDAY = () => Date.parse('2026-03-16T09:00:00Z')

describe('the naming of a business', () => {
  it('creates a company, a brand and a trial of fourteen days with two users (REG-14, TRI-01)', async () => {
    const backend = createBackend({ clock: MONDAY })
    const created = await succeed(backend, 'setupBusiness', {
      as: NOE,
      body: { business_name: ' L’Atelier "Noé" & Co. ' },
    })
    expect(created).toEqual({ company_id: 5, brand_id: 52, is_trial: true, trial_days_remaining: 14 })

    const user = await succeed(restarted(backend, MONDAY), 'getProfile', { as: NOE })
    expect(user).toMatchObject({
      company: 5,
      company_name: 'L’Atelier "Noé" & Co.',
      user_type: 'agency_admin',
      company_info: {
        business_mode: 'solo',
        slots: { users_used: 1, users_limit: 2, brands_used: 1, brands_limit: 1 },
      },
      subscription_info: { current_plan: null, billing_status: 'trial', trial_expires_at: '2026-03-30T09:00:00.000Z' },
      administered_brands_list: [{ id: 52 }],
    })
    const { events } = await succeed(backend, 'getTrialStatus', { as: NOE })
    expect(events).toMatchObject([{ event_type: 'trial_started' }])
    const { results } = await succeed(backend, 'listRecentActivity', { as: NOE })
    expect(results).toMatchObject([{ type: 'brand_created', user: 'Noé Garnier' }])
  })

  it('happens once: a second call creates nothing (C241)', async () => {
    const backend = createBackend()
    const name = { as: NOE, body: { business_name: 'Maison Noé' } }
    await succeed(backend, 'setupBusiness', name)
    expect(await refusal(backend, 'setupBusiness', name)).toMatchObject({ status: 400, code: 'business_exists' })
    expect(backend.world.companies).toHaveLength(5)
  })

  it.each([
    ['REG-38', 'A', 'Ce champ doit comporter au moins 2 caractères.'],
    ['REG-38', 'a'.repeat(101), 'Ce champ ne peut pas dépasser 100 caractères.'],
    ['REG-38', 'Atelier N°1', "Le nom d'entreprise contient des caractères non autorisés"],
    ['REG-39 K26', 'Admin Conseil', "Le nom d'entreprise contient des mots-clés non autorisés"],
    ['REG-39 K26', 'E-mail Pro', "Le nom d'entreprise contient des mots-clés non autorisés"],
    ['REG-40', 'data:text', "Le nom d'entreprise contient des caractères non autorisés"],
    ['REG-40', '<script>', "Le nom d'entreprise contient des mots-clés non autorisés"],
  ])('with %s is refused for %s', async (_id, business_name, text) => {
    const { status, details } = await refusal(createBackend(), 'setupBusiness', { as: NOE, body: { business_name } })
    expect([status, details]).toEqual([400, { business_name: [text] }])
  })

  it.each(['Papier & Co', 'Capital Conseil', 'Maille', 'Atelier Émail', 'Thérapie Douce', '1001 Idées'])(
    'is accepted for %s (C178)',
    async (business_name) => {
      expect((await send(createBackend(), 'setupBusiness', { as: NOE, body: { business_name } })).status).toBe(201)
    },
  )

  it('is refused to users who join by invitation (decision 24)', async () => {
    const backend = createBackend({ overrides: { user: { email: LEA, company_id: null } } })
    expect((await send(backend, 'setupBusiness', { as: LEA, body: { business_name: 'Maison Léa' } })).status).toBe(403)
    expect(await succeed(backend, 'getBusinessEligibility', { as: LEA })).toMatchObject({
      is_eligible: false,
      has_business: false,
    })
  })

  it('is done by the server too, with or without a name (REG-45)', async () => {
    for (const [body, name] of [
      [{ business_name: 'Maison Noé' }, 'Maison Noé'],
      [undefined, 'Entreprise de Noé Garnier'],
    ] as const) {
      const backend = createBackend()
      await succeed(backend, 'triggerBusinessCreation', { as: NOE, ...(body && { body }) })
      expect(await succeed(restarted(backend), 'getProfile', { as: NOE })).toMatchObject({ company_name: name })
    }
  })
})

describe('the information about a business (REG-42)', () => {
  it('has the eligibility', async () => {
    const backend = createBackend()
    expect(await succeed(backend, 'getBusinessEligibility', { as: NOE })).toEqual({
      is_eligible: true,
      has_business: false,
      reason: null,
    })
    expect(await succeed(backend, 'getBusinessEligibility', { as: CLAIRE })).toMatchObject({
      is_eligible: false,
      has_business: true,
    })
  })

  it('has the progress', async () => {
    const backend = createBackend({ clock: MONDAY })
    expect(await succeed(backend, 'getBusinessStatus', { as: NOE })).toEqual({
      has_business: false,
      onboarding_complete: false,
      company_id: null,
      brand_id: null,
      is_trial: false,
      trial_days_remaining: null,
    })
    expect(await succeed(backend, 'getBusinessStatus', { as: JEANNE })).toMatchObject({
      has_business: true,
      company_id: 2,
      brand_id: 48,
      is_trial: true,
      trial_days_remaining: 5,
    })
  })

  it('has statistics, for users with access to analytics', async () => {
    const backend = createBackend()
    expect(await succeed(backend, 'getBusinessStats', { as: CLAIRE })).toEqual({
      users_count: 140,
      active_users_count: 85,
      brands_count: 47,
      active_brands_count: 42,
      pending_invitations_count: 4,
    })
    expect(await succeed(backend, 'getBusinessStats', { as: BASTIEN })).toMatchObject({ brands_count: 5 })
    expect((await send(backend, 'getBusinessStats', { as: NOE })).status).toBe(403)
  })

  it('is empty for a user without a business', async () => {
    const overrides = { user: { email: NOE, can_access_analytics: true, can_manage_subscription: true } }
    const backend = createBackend({ overrides })
    expect((await send(backend, 'getBusinessStats', { as: NOE })).status).toBe(403)
    expect((await send(backend, 'extendTrial', { as: NOE, body: {} })).status).toBe(403)
  })

  it('has names, as a list of one or none', async () => {
    const backend = createBackend()
    expect(await succeed(backend, 'listBusinesses', { as: NOE })).toEqual({ businesses: [] })
    expect(await succeed(backend, 'listBusinesses', { as: CLAIRE })).toMatchObject({
      businesses: [{ id: 1, name: 'Atelier Lumière', business_mode: 'agency', is_trial: false }],
    })
  })
})

describe('the security log (REG-41)', () => {
  const body = {
    timestamp: '2026-03-16T09:00:00Z',
    type: 'onboarding',
    event: 'registration_started',
    data: { url: '/onboarding/register' },
  }

  it('accepts events from anybody, below the origin', async () => {
    const backend = createBackend()
    const response = await backend.handle(
      new Request('https://app.example/api/security/onboarding/', { method: 'POST', body: JSON.stringify(body) }),
    )
    expect(response.status).toBe(200)
    expect(restarted(backend).world.securityLog).toMatchObject([
      { event: 'registration_started', url: '/onboarding/register' },
    ])
    const below = new Request('https://app.example/api/v1/api/security/onboarding/', {
      method: 'POST',
      body: JSON.stringify(body),
    })
    expect((await backend.handle(below)).status).toBe(404)
  })

  it('requires the documented fields', async () => {
    const { status, details } = await refusal(createBackend(), 'logSecurityEvent', { body: { type: 'onboarding' } })
    expect([status, Object.keys(details ?? {})]).toEqual([400, ['timestamp', 'event', 'data']])
  })

  it('works with an expired token', async () => {
    expect(
      (await send(createBackend(), 'logSecurityEvent' satisfies OperationId, { token: 'jeton', body })).status,
    ).toBe(200)
  })
})
