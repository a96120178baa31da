import { own } from '~/platform/json'

/**
 * The rights that are stored for the next visit: those that navigation and queries need before `GET /auth/me/` has
 * answered. They never decide whether a page is shown (C074).
 */
export type KeptRights = {
  user_type: string
  permissions_summary: { is_company_admin: boolean; is_brand_admin: boolean }
  can_access_analytics: boolean
  can_access_reports: boolean
  subscription_info: { can_manage_subscription: boolean }
}

/**
 * @param said a user from the server, or stored rights
 * @returns null for anything else
 */
export function readKeptRights(said: unknown): KeptRights | null {
  const type = own(said, 'user_type')
  if (typeof type !== 'string' || type === '') return null
  const summary = own(said, 'permissions_summary')
  return {
    user_type: type,
    permissions_summary: {
      is_company_admin: own(summary, 'is_company_admin') === true,
      is_brand_admin: own(summary, 'is_brand_admin') === true,
    },
    can_access_analytics: own(said, 'can_access_analytics') === true,
    can_access_reports: own(said, 'can_access_reports') === true,
    subscription_info: {
      can_manage_subscription: own(own(said, 'subscription_info'), 'can_manage_subscription') === true,
    },
  }
}

/**
 * Checksum of the stored rights. Rights that do not match it were edited and are ignored. It does not prevent forgery:
 * the server decides.
 */
export function sealOf(rights: KeptRights | null, userId: unknown): number {
  let seal = 0
  for (const character of JSON.stringify([userId, rights])) seal = (Math.imul(seal, 31) + character.charCodeAt(0)) | 0
  return seal
}
