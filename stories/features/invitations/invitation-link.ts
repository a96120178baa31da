import { toMswHandler } from '#mocks'
import { failure } from '#mocks/core/failure.ts'
import { NOE } from '#mocks/domain/seed/named.ts'
import type { InvitationStatus } from '#mocks/generated/types.gen.ts'

import { answer } from '../../support/answers'

export const INVITATION: InvitationStatus = {
  status: 'pending',
  email: NOE,
  brand_name: 'Boulangerie Marceau',
  company_name: 'Atelier Lumière',
  user_type: 'brand_member',
  invited_by: 'Claire Fontaine',
  invitation_message: 'Bonjour Noé, voici l’accès aux pages de la boulangerie.',
  expires_at: '2026-03-23T09:00:00Z',
}

/** The provider knows this of the invitation. */
export const answerInvitation = (invitation = INVITATION) => answer('getInvitationStatus', invitation)

/** The same for signed-in users alone. */
export const requireToken = (data: InvitationStatus) =>
  toMswHandler('getInvitationStatus', ({ request }) =>
    request.headers.has('authorization')
      ? Response.json({ success: true, message: null, data })
      : failure(401, 'not_authenticated', 'Authentification requise.'),
  )
