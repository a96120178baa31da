import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CODES } from '~/api/api-error'
import { isForAnother, stateOfFailure, stateOfInvitation } from '~/features/invitations/invitation-state'
import { DEFAULT_TIME_ZONE } from '~/i18n/dates'

const NOW = Date.parse('2026-03-16T09:00:00Z')
const TOMORROW = '2026-03-17T09:00:00Z'

describe('the state of an invitation', () => {
  it.each([
    [{ status: 'pending', expires_at: TOMORROW }, { kind: 'open' }],
    [{ status: 'pending' }, { kind: 'open' }],
    [{ status: 'pending', expires_at: 'soon' }, { kind: 'open' }],
    [{}, { kind: 'open' }],
    [{ status: '' }, { kind: 'closed', why: 'other' }],
    [{ status: ' pending ' }, { kind: 'open' }],
    [{ status: 'PENDING' }, { kind: 'open' }],
    [{ status: 'Accepted' }, { kind: 'closed', why: 'accepted' }],
    [{ status: ' accepted' }, { kind: 'closed', why: 'accepted' }],
    // the clock of the device may be wrong
    [{ status: 'pending', expires_at: '2026-03-15T21:00:00Z' }, { kind: 'open' }],
    [{ expires_at: '2026-03-15' }, { kind: 'closed', why: 'expired' }],
    // a day without a time lasts until it is over
    [{ expires_at: '2026-03-16' }, { kind: 'open' }],
    [
      { status: 'accepted', expires_at: TOMORROW },
      { kind: 'closed', why: 'accepted' },
    ],
    [
      { status: 'expired', expires_at: TOMORROW },
      { kind: 'closed', why: 'expired' },
    ],
    [{ status: 'cancelled' }, { kind: 'closed', why: 'cancelled' }],
    [{ is_valid: true }, { kind: 'open' }],
    [{ is_valid: true, expires_at: '2026-03-15' }, { kind: 'open' }],
    [{ is_valid: false }, { kind: 'closed', why: 'other' }],
    [
      { is_valid: false, expires_at: '2026-03-15' },
      { kind: 'closed', why: 'expired' },
    ],
    [
      { is_valid: false, status: 'pending' },
      { kind: 'closed', why: 'other' },
    ],
    [
      { is_valid: false, status: 'accepted' },
      { kind: 'closed', why: 'accepted' },
    ],
    [{ status: 'bounced' }, { kind: 'closed', why: 'other' }],
    [{ status: 'constructor' }, { kind: 'closed', why: 'other' }],
  ])('of %j is %j (INV-10, INV-15)', (invitation, state) => {
    expect(stateOfInvitation(invitation, NOW, DEFAULT_TIME_ZONE)).toEqual(state)
  })

  it('never offers acceptance by an expired link that is not said to be pending (INV-15)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom(undefined, 'expired'), (ago, status) => {
        const expires_at = new Date(NOW - ago).toISOString()
        expect(stateOfInvitation({ expires_at, ...(status && { status }) }, NOW, DEFAULT_TIME_ZONE)).toEqual({
          kind: 'closed',
          why: 'expired',
        })
      }),
    )
  })

  it.each([
    [401, { kind: 'sign-in' }],
    [404, { kind: 'closed', why: 'unknown' }],
    [400, { kind: 'closed', why: 'unknown' }],
    [410, { kind: 'closed', why: 'expired' }],
    [0, { kind: 'failed' }],
    [500, { kind: 'failed' }],
    [403, { kind: 'failed' }],
  ])('after an answer %d is %j (INV-15, decision 2)', (status_code, state) => {
    expect(stateOfFailure({ status_code })).toEqual(state)
  })

  it.each([
    ['Cette invitation a déjà été utilisée', 'accepted'],
    ['Invitation already accepted.', 'accepted'],
    ['L’invitation a expiré.', 'expired'],
    ['Invitation has expired', 'expired'],
    ['Cette invitation a été annulée.', 'cancelled'],
    ['This invitation was revoked', 'cancelled'],
    ['Token invalide', 'unknown'],
    ['Lien invalide ou expiré', 'unknown'],
    ['Invalid or expired token.', 'unknown'],
    ['Only pending invitations can be accepted', 'unknown'],
  ])('after a refusal that says %j is %s (INV-15)', (message, why) => {
    for (const status_code of [400, 404])
      expect(stateOfFailure({ status_code, message })).toEqual({ kind: 'closed', why })
  })

  it.each([
    [200, 'Invitation expirée', { kind: 'closed', why: 'expired' }],
    [409, 'Cette invitation a déjà été acceptée.', { kind: 'closed', why: 'accepted' }],
    [422, 'Invitation already used', { kind: 'closed', why: 'accepted' }],
    // what says nothing of the invitation can be tried again
    [200, 'Service en maintenance', { kind: 'failed' }],
    [409, 'Conflit', { kind: 'failed' }],
    [403, 'Votre abonnement a expiré', { kind: 'failed' }],
    [503, 'Session expired', { kind: 'failed' }],
  ])('after an answer %d that says %j is %j (INV-15)', (status_code, message, state) => {
    expect(stateOfFailure({ status_code, message })).toEqual(state)
  })

  it('is unknown after an answer that cannot be read, whatever it says (INV-15)', () => {
    const unread = { status_code: 200, code: CODES.invalidResponse, message: 'Invitation expirée' }
    expect(stateOfFailure(unread)).toEqual({ kind: 'failed' })
  })
})

describe('the user of an invitation', () => {
  it.each([
    ['nadia@exemple.fr', 'nadia@exemple.fr', false],
    ['Nadia@Exemple.fr ', 'nadia@exemple.fr', false],
    ['nadia@exemple.fr', 'lea@exemple.fr', true],
    [undefined, 'lea@exemple.fr', false],
    ['nadia@exemple.fr', undefined, false],
    ['nadia@exemple.fr', '', false],
    ['', 'lea@exemple.fr', false],
    // the provider shows an address in part
    ['n***@exemple.fr', 'nadia@exemple.fr', false],
    ['n•••@exemple.fr', 'lea@exemple.fr', false],
  ])('sent to %s may be another than the signed-in %s (INV-15)', (invited, signedIn, another) => {
    expect(isForAnother(invited, signedIn)).toBe(another)
  })
})
