import type { InvitationState } from '../generated/types.gen.ts'
import type { Company, InvitationRecord } from './records.ts'
import type { Server } from './world.ts'

/** A pending invitation past its expiry is expired. */
export const statusOf = ({ now }: Server, { status, expires_at }: InvitationRecord): InvitationState =>
  status === 'pending' && Date.parse(expires_at) <= now() ? 'expired' : status

/** The addresses with a pending invitation. Each holds one place, however many brands it is invited to. */
export const addressesWaiting = (server: Server, company: Company): ReadonlySet<string> =>
  new Set(pendingOf(server, company).map(({ email }) => email))

export const pendingOf = (server: Server, company: Company): InvitationRecord[] =>
  server.world.invitations.filter(
    (invitation) => invitation.company_id === company.id && statusOf(server, invitation) === 'pending',
  )
