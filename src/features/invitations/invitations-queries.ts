import {
  getCurrentUserQueryKey,
  listInvitationsOptions,
  listInvitationsQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import { LARGEST_PAGE } from '~/features/shared/lists/list-pages'
import { brandSearchOptions } from '~/features/shared/lists/search-queries'
import { allInvitationsOptions } from '~/features/shared/use-pending-invitations'

/** All invitations, or those with one status (INV-06). */
export const invitationsOptions = (status: string | undefined) =>
  status === undefined ? allInvitationsOptions() : listInvitationsOptions({ query: { status } })

/** Queries that change with an invitation: the lists, and the current user, which contains the free places. */
export const INVITATIONS_CHANGED = [listInvitationsQueryKey(), getCurrentUserQueryKey()]

/**
 * The brands that users can be invited to. A chosen brand that is not in the list may be new, on a later page, or
 * deleted, so the server is asked about it.
 * @param chosen ids as field values
 * @param refetchOnMount also refetches a cached brand, which may be deleted by now
 */
export const invitingBrandsOptions = (search = '') =>
  brandSearchOptions({ is_active: true, page_size: LARGEST_PAGE, ...(search && { search }) })
