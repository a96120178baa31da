import type { MockApi } from '../core/define-api.ts'
import { notFound } from '../core/failure.ts'
import { said } from '../core/reply.ts'
import { companyBrandFor, companyOf, requireCompanyAdmin } from '../domain/access.ts'
import { recordActivity } from '../domain/activity.ts'
import { slotsOf } from '../domain/company.ts'
import {
  join,
  newToken,
  refuseKnownAddress,
  refuseWithoutUserSlot,
  sendAgain,
  toInvitation,
  toInvitationStatus,
} from '../domain/invitations.ts'
import { addressesWaiting, statusOf } from '../domain/pending.ts'
import type { InvitationRecord } from '../domain/records.ts'
import { normaliseEmail } from '../domain/rules/email.ts'
import { INVITATION_TIME } from '../domain/seed/invitations.ts'
import { fullName } from '../domain/views.ts'
import { isoTime, nextId, type Server } from '../domain/world.ts'

type Handlers = Pick<
  MockApi,
  | 'sendInvitation'
  | 'acceptInvitation'
  | 'getInvitationStatus'
  | 'resendInvitation'
  | 'listInvitations'
  | 'validateInvitationSlots'
>

/** Only company admins invite. */
export function invitationHandlers(server: Server): Handlers {
  const { world } = server

  function byToken(token: string): InvitationRecord {
    const invitation = world.invitations.find((one) => one.token === token)
    if (!invitation) throw notFound('Cette invitation n’existe pas.')
    return invitation
  }

  return {
    sendInvitation({ user, body }) {
      requireCompanyAdmin(user)
      const company = companyOf(world, user)
      const email = normaliseEmail(body.email)
      const brand = companyBrandFor(world, user, body.brand_id)
      refuseKnownAddress(server, company, brand, email)
      if (!addressesWaiting(server, company).has(email))
        refuseWithoutUserSlot(server, company, slotsOf(server, company).users_available)
      const id = nextId(world, 'invitation')
      const sent_at = isoTime(server.now())
      const invitation: InvitationRecord = {
        id,
        token: newToken(world, id),
        company_id: company.id,
        brand_id: brand.id,
        email,
        user_type: body.user_type ?? 'brand_member',
        message: body.invitation_message?.trim() ?? '',
        status: 'pending',
        sent_by: user.id,
        created_at: sent_at,
        sent_at,
        expires_at: isoTime(server.now() + INVITATION_TIME),
      }
      world.invitations.unshift(invitation)
      return said('Invitation envoyée', toInvitation(server, invitation))
    },

    acceptInvitation({ user, body }) {
      const { brand, company } = join(server, user, byToken(body.token))
      recordActivity(server, user, brand, 'invitation_accepted', `${fullName(user)} a rejoint ${brand.name}.`)
      return said('Invitation acceptée', { brand_id: brand.id, brand_name: brand.name, company_name: company.name })
    },

    getInvitationStatus: ({ path }) => toInvitationStatus(server, byToken(path.token)),

    resendInvitation({ user, path }) {
      requireCompanyAdmin(user)
      const invitation = world.invitations.find(
        ({ id, company_id }) => String(id) === String(path.id) && company_id === user.company_id,
      )
      if (!invitation) throw notFound('Cette invitation n’existe pas.')
      sendAgain(server, invitation)
      return said('Invitation renvoyée', toInvitation(server, invitation))
    },

    listInvitations({ user, query }) {
      requireCompanyAdmin(user)
      const own = world.invitations.filter(
        (invitation) =>
          invitation.company_id === user.company_id &&
          (query.status === undefined || query.status === statusOf(server, invitation)),
      )
      return { invitations: own.map((invitation) => toInvitation(server, invitation)) }
    },

    validateInvitationSlots({ user, body }) {
      requireCompanyAdmin(user)
      const company = companyOf(world, user)
      const waiting = addressesWaiting(server, company)
      const requested = new Set(body.emails.map(normaliseEmail).filter((email) => !waiting.has(email))).size
      const { users_used, users_limit, users_available: available } = slotsOf(server, company)
      return { valid: requested <= available, requested, available, users_used, users_limit }
    },
  }
}
