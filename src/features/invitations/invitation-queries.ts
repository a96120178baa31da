import { keepPreviousData } from '@tanstack/react-query'

import {
  getCurrentUserQueryKey,
  listInvitationsOptions,
  listInvitationsQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import { allInvitationsOptions } from '~/features/shared/invitation/invitations'
import { flagFromUrl, LARGEST_PAGE } from '~/features/shared/lists/url-values'
import { brandSearchOptions } from '~/features/shared/lists/use-list-filters'
import { isId } from '~/platform/storage'
import { isEmail, normalEmail } from '~/validation/rule'

import { type InvitationFilters, readInvitationFilters } from './list/invitation-filters'

/** All invitations, or those with one status (INV-06). The previous list stays visible until the next one has loaded. */
export const invitationsOptions = (status: string | undefined) => ({
  ...(status === undefined ? allInvitationsOptions() : listInvitationsOptions({ query: { status } })),
  placeholderData: keepPreviousData,
})

/** Queries that change with an invitation: the lists, and the current user, which contains the free places. */
export const INVITATIONS_CHANGED = [listInvitationsQueryKey(), getCurrentUserQueryKey()]

/** Name of the mutation that invites: its outcomes tell what this session has sent. */
export const INVITE = 'invite'

/** The active brands, which users can be invited to; the server searches. */
export const invitingBrandsOptions = (search = '') =>
  brandSearchOptions({ is_active: true, page_size: LARGEST_PAGE, ...(search && { search }) })

/** Values that prefill the dialog. */
type Invited = { email?: string; brand_id?: number }

/** The filters and the order of the list; `invite` opens the dialog, prefilled with the other values. */
export type InvitationsSearch = InvitationFilters & Invited & { invite?: true }

/**
 * The URL may hold anything: values that are not understood are ignored.
 */
export const readInvitationsSearch = (search: Record<string, unknown>): InvitationsSearch => ({
  ...readInvitationFilters(search),
  ...(flagFromUrl(search['invite']) && { invite: true, ...readInvited(search) }),
})

const readInvited = ({ email, brand_id }: Record<string, unknown>): Invited => ({
  ...(typeof email === 'string' && isEmail(email) && { email: normalEmail(email) }),
  ...(isId(brand_id) && { brand_id }),
})
