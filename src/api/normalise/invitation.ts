import { isObject } from '~/platform/json'

import type { Invitation, InvitationList, InvitationStatus } from '../generated/types.gen'
import { listUnder, maybe, undocumented } from './primitives'

export const normaliseInvitation = (value: unknown): Invitation =>
  undocumented(value, {
    id: maybe.id,
    email: maybe.text,
    brand_id: maybe.numberOrNull,
    brand_name: maybe.textOrNull,
    user_type: maybe.text,
    status: maybe.text,
    created_at: maybe.textOrNull,
    expires_at: maybe.textOrNull,
  })

export const normaliseInvitations = (value: unknown): InvitationList => ({
  invitations: listUnder(value, 'invitations', (entry) => (isObject(entry) ? normaliseInvitation(entry) : null)),
})

export const normaliseInvitationStatus = (value: unknown): InvitationStatus =>
  undocumented(value, {
    status: maybe.text,
    email: maybe.text,
    brand_name: maybe.textOrNull,
    company_name: maybe.textOrNull,
    user_type: maybe.text,
    invited_by: maybe.textOrNull,
    invitation_message: maybe.textOrNull,
    expires_at: maybe.textOrNull,
  })

export const normaliseAcceptance = (value: unknown) =>
  undocumented(value, {
    brand_id: maybe.numberOrNull,
    brand_name: maybe.textOrNull,
    company_name: maybe.textOrNull,
  })

export const normaliseSlotsCheck = (value: unknown) =>
  undocumented(value, {
    valid: maybe.flag,
    requested: maybe.number,
    available: maybe.numberOrNull,
    users_used: maybe.number,
    users_limit: maybe.numberOrNull,
  })
