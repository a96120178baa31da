import { listInvitationsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { useTimeZone } from '~/i18n/time-zone'
import { isCompanyAdmin } from '~/permissions/permissions'

import { statusNow } from './invitation-status'
import { usePartQuery } from './queries/use-part-query'

/** All invitations (INV-06): one answer for everything on a page that counts or lists them. */
export const allInvitationsOptions = () => listInvitationsOptions({})

/**
 * The number of pending invitations: each takes a place in the plan. Only company admins may query it (INV-19);
 * undefined until it is known.
 */
export function usePendingInvitations(user: User | undefined): number | undefined {
  const timeZone = useTimeZone()
  const asks = user !== undefined && isCompanyAdmin(user)
  const { data, dataUpdatedAt } = usePartQuery({ ...allInvitationsOptions(), enabled: asks })
  return data?.invitations.filter((one) => statusNow(one, dataUpdatedAt, timeZone) === 'pending').length
}

/**
 * Places left once all invited users have joined; undefined without a known limit (missing, zero or negative, K50) or a
 * known usage.
 */
export function useFreePlaces(user: User | undefined): number | undefined {
  const pending = usePendingInvitations(user)
  const slots = user?.company_info?.slots
  if (pending === undefined || !slots?.users_limit || slots.users_limit < 0 || slots.users_used === null)
    return undefined
  return Math.max(0, slots.users_limit - slots.users_used - pending)
}
