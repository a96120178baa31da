import { describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { CLAIRE, GARANCE, LEA, NOE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds'

import { refusal, restarted, send, succeed } from './caller'

const DAY = 24 * 3_600_000

const invite = (email: string, more: object = {}) => ({ as: CLAIRE, body: { email, brand_id: 4, ...more } })

describe('the sending of an invitation', () => {
  it('creates a pending invitation for a week, which survives restarts (INV-02)', async () => {
    const backend = createBackend({ clock: () => Date.parse('2026-03-16T09:00:00Z') })
    const sent = await succeed(
      backend,
      'sendInvitation',
      invite(' Nadia.Klein@Exemple.example '.trim(), { user_type: 'brand_admin', invitation_message: 'Bienvenue' }),
    )
    expect(sent).toMatchObject({
      email: 'nadia.klein@exemple.example',
      brand_name: 'Librairie La Plume',
      user_type: 'brand_admin',
      status: 'pending',
      expires_at: '2026-03-23T09:00:00.000Z',
    })
    const { invitations } = await succeed(restarted(backend), 'listInvitations', { as: CLAIRE })
    expect(invitations[0]?.id).toBe(sent.id)
  })

  it('invites a member by default (INV-01)', async () => {
    expect(await succeed(createBackend(), 'sendInvitation', invite(NOE))).toMatchObject({ user_type: 'brand_member' })
  })

  it.each([
    [{ email: 'nadia' }, 'email', 'Format email invalide'],
    [{ email: 'nadia.@exemple.example' }, 'email', 'Format email invalide'],
    [{ brand_id: 0 }, 'brand_id', 'Cette valeur doit être supérieure ou égale à 1.'],
    [{ user_type: 'client_readonly' }, 'user_type', 'Cette valeur n’est pas un choix valide.'],
    [{ invitation_message: 'a'.repeat(1001) }, 'invitation_message', 'Ce champ ne peut pas dépasser 1000 caractères.'],
    [{ email: LEA }, 'email', 'Cette personne fait déjà partie de l’entreprise.'],
    [{ email: GARANCE }, 'email', 'Cette personne fait déjà partie d’une autre entreprise.'],
    [
      { email: 'sarah.benali@exemple.example', brand_id: 1 },
      'email',
      'Une invitation est déjà en attente pour cette adresse.',
    ],
  ])('refuses %o (INV-01, INV-09)', async (change, field, text) => {
    const { status, details } = await refusal(
      createBackend(),
      'sendInvitation',
      invite('nadia.klein@exemple.example', change),
    )
    expect([status, details]).toEqual([400, { [field]: [text] }])
  })

  it('may invite an address to several brands, and one place is enough (INV-02, INV-07)', async () => {
    const backend = createBackend({ overrides: { limits: { users: 90 } } })
    const email = 'zoe@exemple.example'
    await succeed(backend, 'sendInvitation', invite(email))
    await succeed(backend, 'sendInvitation', invite(email, { brand_id: 5 }))
    const slots = { as: CLAIRE, body: { emails: [email] } }
    expect(await succeed(backend, 'validateInvitationSlots', slots)).toMatchObject({
      valid: true,
      requested: 0,
      available: 0,
    })
  })

  it('needs a brand of the company', async () => {
    expect((await send(createBackend(), 'sendInvitation', invite(NOE, { brand_id: 48 }))).status).toBe(404)
  })

  it('stops at the limit of the plan: pending invitations count (INV-13)', async () => {
    const backend = createBackend({ overrides: { limits: { users: 90 } } })
    await succeed(backend, 'sendInvitation', invite('un@exemple.example'))
    expect(await refusal(backend, 'sendInvitation', invite('deux@exemple.example'))).toMatchObject({
      status: 400,
      code: 'user_limit_reached',
      non_field_errors: [expect.stringContaining('(90)')],
    })
  })

  it('checks free places first, and counts each address once (INV-07)', async () => {
    const backend = createBackend({ overrides: { limits: { users: 91 } } })
    const check = (...emails: string[]) => succeed(backend, 'validateInvitationSlots', { as: CLAIRE, body: { emails } })
    expect(await check('un@exemple.example', 'UN@exemple.example', 'deux@exemple.example')).toEqual({
      valid: true,
      requested: 2,
      available: 2,
      users_used: 85,
      users_limit: 91,
    })
    expect(await check('un@a.example', 'deux@a.example', 'trois@a.example')).toMatchObject({
      valid: false,
      requested: 3,
    })
    expect((await send(backend, 'validateInvitationSlots', { as: CLAIRE, body: { emails: [] } })).status).toBe(400)
    expect(await refusal(backend, 'validateInvitationSlots', { as: CLAIRE, body: { emails: ['x'] } })).toMatchObject({
      details: { emails: ['Format email invalide'] },
    })
  })
})

describe('the list of invitations', () => {
  it.each([
    ['pending', 4],
    ['accepted', 3],
    ['expired', 2],
    ['cancelled', 2],
    ['bounced', 1],
    ['nothing', 0],
  ])('with status %s has %i (INV-06)', async (status, count) => {
    const { invitations } = await succeed(createBackend(), 'listInvitations', { as: CLAIRE, query: { status } })
    expect(invitations.map((invitation) => invitation.status)).toEqual(Array.from({ length: count }, () => status))
  })

  it('shows a pending invitation as expired after its week', async () => {
    const backend = createBackend()
    backend.controls.advanceClock(8 * DAY)
    expect(
      (await succeed(backend, 'listInvitations', { as: CLAIRE, query: { status: 'pending' } })).invitations,
    ).toEqual([])
  })

  it('is empty in a company without invitations', async () => {
    expect(await succeed(createBackend({ overrides: worlds.noInvitation }), 'listInvitations', { as: CLAIRE })).toEqual(
      { invitations: [] },
    )
    expect(await succeed(createBackend(), 'listInvitations', { as: GARANCE })).toEqual({ invitations: [] })
  })
})

describe('the second sending of an invitation', () => {
  it('gives a pending or expired invitation a new link and a new week (INV-05)', async () => {
    for (const id of [1, 9]) {
      const backend = createBackend()
      const old = backend.world.invitations.find((invitation) => invitation.id === id)?.token ?? ''
      expect(await succeed(backend, 'resendInvitation', { as: CLAIRE, path: { id } })).toMatchObject({
        id,
        status: 'pending',
      })
      expect((await send(backend, 'getInvitationStatus', { path: { token: old } })).status).toBe(404)
      const { token } = backend.controls.lastInvitation() ?? { token: '' }
      expect(await succeed(restarted(backend), 'getInvitationStatus', { path: { token } })).toMatchObject({
        status: 'pending',
      })
    }
  })

  it('must wait a minute, and says how long (INV-17)', async () => {
    const backend = createBackend({ clock: () => Date.parse('2026-03-16T09:00:00Z') })
    const again = { as: CLAIRE, path: { id: 1 } }
    await succeed(backend, 'resendInvitation', again)
    backend.controls.advanceClock(20_000)
    expect(await refusal(backend, 'resendInvitation', again)).toMatchObject({
      status: 429,
      code: 'rate_limited',
      retryAfter: '40',
    })
    backend.controls.advanceClock(40_000)
    expect((await send(backend, 'resendInvitation', again)).status).toBe(200)
  })

  it('is refused for a closed invitation, and to another company', async () => {
    for (const id of [5, 10])
      expect(await refusal(createBackend(), 'resendInvitation', { as: CLAIRE, path: { id } })).toMatchObject({
        code: 'invitation_closed',
      })
    expect((await send(createBackend(), 'resendInvitation', { as: GARANCE, path: { id: 1 } })).status).toBe(404)
  })
})

async function invited(user_type: 'brand_member' | 'brand_admin' = 'brand_member', overrides = {}) {
  const backend = createBackend({ overrides })
  await succeed(backend, 'sendInvitation', invite(NOE, { user_type }))
  return { backend, token: backend.controls.lastInvitation(NOE)?.token ?? '' }
}

describe('the acceptance of an invitation', () => {
  it('shows anybody with the link who invited whom to what (INV-04, INV-15)', async () => {
    const { backend, token } = await invited()
    expect(await succeed(backend, 'getInvitationStatus', { path: { token } })).toMatchObject({
      status: 'pending',
      email: NOE,
      brand_name: 'Librairie La Plume',
      company_name: 'Atelier Lumière',
      invited_by: 'Claire Fontaine',
    })
    expect((await send(backend, 'getInvitationStatus', { path: { token: 'a/b?c#d%' } })).status).toBe(404)
  })

  it('adds the user to company and brand, across restarts (INV-03)', async () => {
    const { backend, token } = await invited()
    const answer = await succeed(backend, 'acceptInvitation', { as: NOE, body: { token } })
    expect(answer).toEqual({ brand_id: 4, brand_name: 'Librairie La Plume', company_name: 'Atelier Lumière' })
    const after = restarted(backend)
    const user = await succeed(after, 'getCurrentUser', { as: NOE })
    expect(user).toMatchObject({ company: 1, user_type: 'brand_member', brands: [{ id: 4 }] })
    expect(await succeed(after, 'getInvitationStatus', { path: { token } })).toMatchObject({ status: 'accepted' })
    const { results } = await succeed(after, 'listRecentActivity', { as: NOE })
    expect(results?.[0]).toMatchObject({ type: 'invitation_accepted', user: 'Noé Garnier' })
  })

  it('of an admin replaces the brand’s admin', async () => {
    const { backend, token } = await invited('brand_admin')
    await succeed(backend, 'acceptInvitation', { as: NOE, body: { token } })
    expect(await succeed(backend, 'listBrandUsers', { as: CLAIRE, path: { id: 4 } })).toMatchObject({
      admin_user: { email: NOE },
    })
  })

  it('works for the invited address only, once, in time (INV-15)', async () => {
    const { backend, token } = await invited()
    expect((await send(backend, 'acceptInvitation', { as: LEA, body: { token } })).status).toBe(403)
    await succeed(backend, 'acceptInvitation', { as: NOE, body: { token } })
    expect(await refusal(backend, 'acceptInvitation', { as: NOE, body: { token } })).toMatchObject({
      status: 400,
      code: 'invitation_accepted',
    })
    const late = await invited()
    late.backend.controls.advanceClock(8 * DAY)
    expect(await refusal(late.backend, 'acceptInvitation', { as: NOE, body: { token: late.token } })).toMatchObject({
      code: 'invitation_expired',
    })
    expect((await send(backend, 'acceptInvitation', { as: NOE, body: { token: 'inconnu' } })).status).toBe(404)
    expect((await send(backend, 'acceptInvitation', { as: NOE, body: {} })).status).toBe(400)
  })

  it('fails after the brand was deleted', async () => {
    const { backend, token } = await invited()
    await succeed(backend, 'deleteBrand', { as: CLAIRE, path: { id: 4 } })
    expect((await send(backend, 'acceptInvitation', { as: NOE, body: { token } })).status).toBe(404)
    expect(await succeed(backend, 'getInvitationStatus', { path: { token } })).toMatchObject({ brand_name: null })
  })

  it('is refused to a user with a company, and when no slot is left', async () => {
    const first = await invited()
    await succeed(first.backend, 'setupBusiness', { as: NOE, body: { business_name: 'Maison Noé' } })
    expect(await refusal(first.backend, 'acceptInvitation', { as: NOE, body: { token: first.token } })).toMatchObject({
      code: 'other_company',
    })
    const second = await invited('brand_member', { limits: { users: 90 } })
    for (const company of second.backend.world.companies) if (company.id === 1) company.limits = { users: 85 }
    expect(await refusal(second.backend, 'acceptInvitation', { as: NOE, body: { token: second.token } })).toMatchObject(
      { code: 'user_limit_reached' },
    )
  })
})
