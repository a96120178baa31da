import { listInvitationsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { useTimeZone } from '~/i18n/time-zone'
import { isCompanyAdmin } from '~/permissions/permissions'

import { statusNow } from './invitation-status'
import { useSectionQuery } from './queries/use-section-query'

/** All invitations (INV-06): one query for everything on a page that counts or lists them. */
export const allInvitationsOptions = () => listInvitationsOptions({})

/**
 * The number of pending invitations. Only company admins may query it; undefined until it is known. How many places are
 * left in the plan does not follow from it: see `freePlaces`.
 */
export function usePendingInvitations(user: User | undefined): number | undefined {
  const timeZone = useTimeZone()
  const asks = user !== undefined && isCompanyAdmin(user)
  const { data, dataUpdatedAt } = useSectionQuery({ ...allInvitationsOptions(), enabled: asks })
  return data?.invitations.filter((one) => statusNow(one, dataUpdatedAt, timeZone) === 'pending').length
}
