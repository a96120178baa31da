import { denied, invalid, notFound, refused, tooMany } from '../core/failure.ts'
import type { Invitation, InvitationState, InvitationStatus } from '../generated/types.gen.ts'
import { userByEmail } from './accounts.ts'
import { assign, makeAdmin } from './brand-access.ts'
import { slotsOf } from './company.ts'
import { pendingOf, statusOf } from './pending.ts'
import type { BrandRecord, Company, InvitationRecord, UserRecord } from './records.ts'
import { INVITATION_TIME } from './seed/invitations.ts'
import { MINUTE } from './time.ts'
import { fullName } from './views.ts'
import { isoTime, nextId, type Server, type World } from './world.ts'

const brandNameOf = (world: World, id: number) => world.brands.find((brand) => brand.id === id)?.name ?? null

function senderOf(world: World, { sent_by }: InvitationRecord): string | null {
  const sender = world.users.find(({ id }) => id === sent_by)
  return sender ? fullName(sender) : null
}

export const toInvitation = (server: Server, invitation: InvitationRecord): Invitation => ({
  id: invitation.id,
  email: invitation.email,
  brand_id: invitation.brand_id,
  brand_name: brandNameOf(server.world, invitation.brand_id),
  user_type: invitation.user_type,
  status: statusOf(server, invitation),
  invited_by: senderOf(server.world, invitation),
  created_at: invitation.created_at,
  expires_at: invitation.expires_at,
})

export function toInvitationStatus(server: Server, invitation: InvitationRecord): InvitationStatus {
  const { world } = server
  return {
    status: statusOf(server, invitation),
    email: invitation.email,
    brand_name: brandNameOf(world, invitation.brand_id),
    company_name: world.companies.find(({ id }) => id === invitation.company_id)?.name ?? null,
    user_type: invitation.user_type,
    invited_by: senderOf(world, invitation),
    invitation_message: invitation.message || null,
    expires_at: invitation.expires_at,
  }
}

/** @param free the slots that count: an invitation needs one that nothing holds, a user who accepts one has it already */
export function refuseWithoutUserSlot(server: Server, company: Company, free: number): void {
  if (free > 0) return
  const message = `Limite d’utilisateurs atteinte (${slotsOf(server, company).users_limit}). Changez de plan pour inviter d’autres personnes.`
  throw refused('user_limit_reached', message)
}

export function refuseKnownAddress(server: Server, company: Company, brand: BrandRecord, email: string): void {
  const member = userByEmail(server.world, email)
  if (member?.company_id === company.id) throw invalid({ email: ['Cette personne fait déjà partie de l’entreprise.'] })
  if (member && member.company_id !== null)
    throw invalid({ email: ['Cette personne fait déjà partie d’une autre entreprise.'] })
  // an address may be invited to several brands
  if (pendingOf(server, company).some((invitation) => invitation.email === email && invitation.brand_id === brand.id))
    throw invalid({ email: ['Une invitation est déjà en attente pour cette adresse.'] })
}

export function newToken(world: World, id: number): string {
  const issue = nextId(world, 'token')
  return `inv-${id.toString(36).padStart(4, '0')}-${((id * 7919 + issue * 104_729) % 2_176_782_336).toString(36).padStart(6, '0')}`
}

/** A new token, valid for a week; the old one becomes invalid. */
export function sendAgain(server: Server, invitation: InvitationRecord): void {
  const status = statusOf(server, invitation)
  if (status !== 'pending' && status !== 'expired') {
    const message = 'Seule une invitation en attente ou expirée peut être renvoyée.'
    throw refused('invitation_closed', message)
  }
  const wait = Date.parse(invitation.sent_at) + MINUTE - server.now()
  if (wait > 0) throw tooMany(wait / 1000, 'Cette invitation vient d’être envoyée. Patientez avant de la renvoyer.')
  Object.assign(invitation, {
    token: newToken(server.world, invitation.id),
    status: 'pending',
    sent_at: isoTime(server.now()),
    expires_at: isoTime(server.now() + INVITATION_TIME),
  })
}

const REFUSALS: Partial<Record<InvitationState, string>> = {
  accepted: 'Cette invitation a déjà été acceptée.',
  expired: 'Cette invitation a expiré.',
  cancelled: 'Cette invitation a été annulée.',
}

export function join(
  server: Server,
  user: UserRecord,
  invitation: InvitationRecord,
): { brand: BrandRecord; company: Company } {
  const { world } = server
  const status = statusOf(server, invitation)
  if (status !== 'pending') {
    const message = REFUSALS[status] ?? 'Cette invitation n’est plus valable.'
    throw refused(`invitation_${status}`, message)
  }
  if (invitation.email !== user.email) throw denied('Cette invitation est adressée à une autre personne.')
  const brand = world.brands.find(({ id }) => id === invitation.brand_id)
  const company = world.companies.find(({ id }) => id === invitation.company_id)
  if (!brand || !company) throw notFound('La marque de cette invitation n’existe plus.')
  if (user.company_id !== null && user.company_id !== company.id) {
    const message = 'Ce compte appartient déjà à une autre entreprise.'
    throw refused('other_company', message)
  }
  if (user.company_id === null) {
    const { users_used, users_limit } = slotsOf(server, company)
    refuseWithoutUserSlot(server, company, users_limit - users_used)
    Object.assign(user, { company_id: company.id, user_type: invitation.user_type })
  }
  if (invitation.user_type === 'brand_admin') makeAdmin(user, brand)
  else assign([user], brand)
  invitation.status = 'accepted'
  return { brand, company }
}
