import { listInvitationsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { useTimeZone } from '~/i18n/time-zone'
import { isCompanyAdmin } from '~/permissions/permissions'

import { statusNow } from './invitation-status'
import { usePartQuery } from './queries/use-part-query'

/** Every invitation (INV-06): one answer for all that count or list them on a page. */
export const allInvitationsOptions = () => listInvitationsOptions({})

/**
 * How many invitations wait for an answer: each holds a place of the plan. Known to company admins, who alone may ask
 * (INV-19); undefined until it is known.
 */
export function usePendingInvitations(user: User | undefined): number | undefined {
  const timeZone = useTimeZone()
  const asks = user !== undefined && isCompanyAdmin(user)
  const { data, dataUpdatedAt } = usePartQuery({ ...allInvitationsOptions(), enabled: asks })
  return data?.invitations.filter((one) => statusNow(one, dataUpdatedAt, timeZone) === 'pending').length
}

/** What is left of the plan once everybody invited has come; undefined where no limit is known: missing, zero or below (K50). */
export function useFreePlaces(user: User | undefined): number | undefined {
  const pending = usePendingInvitations(user)
  const slots = user?.company_info?.slots
  if (pending === undefined || !slots?.users_limit || slots.users_limit < 0) return undefined
  return Math.max(0, slots.users_limit - slots.users_used - pending)
}
