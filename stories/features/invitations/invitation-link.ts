import type { MswApi } from 'msw-storybook-addon/types'

import { NOE } from '#mocks/domain/seed/named.ts'
import type { InvitationStatus } from '#mocks/generated/types.gen.ts'

import { answer } from '../../support/answers'
import { visit } from '../../support/visit'

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

/** Who opens the link, and what the provider says of it. */
export const arrives =
  ({ as, invitation = INVITATION }: { as?: string; invitation?: InvitationStatus } = {}) =>
  async ({ msw }: { msw: MswApi }) => {
    await visit(msw, as === undefined ? {} : { as })
    msw.use(answer('getInvitationStatus', invitation))
  }
