import { listBrandsOptions, listInvitationsOptions } from '~/api/generated/@tanstack/react-query.gen'
import { LARGEST_PAGE } from '~/features/shared/lists/list-pages'
import { allInvitationsOptions } from '~/features/shared/use-pending-invitations'

/** INV-06: all of them, or those in one state. */
export const invitationsOptions = (status: string | undefined) =>
  status === undefined ? allInvitationsOptions() : listInvitationsOptions({ query: { status } })

/** The brands one can be invited to. */
export const invitingBrandsOptions = () => listBrandsOptions({ query: { is_active: true, page_size: LARGEST_PAGE } })
