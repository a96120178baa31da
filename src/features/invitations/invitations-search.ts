import { flagFromUrl } from '~/features/shared/lists/url-values'
import { isId } from '~/platform/storage'
import { isEmail, normalEmail } from '~/validation/email'
import { filterText } from '~/validation/list-filters'

/** Values that prefill the dialog. */
export type Invited = { email?: string; brand_id?: number }

/** `status` filters the list; `invite` opens the dialog, prefilled with the other values. Links can set all of them. */
export type InvitationsSearch = Invited & { status?: string; invite?: true }

const LONGEST_STATUS = 40

/**
 * The URL may hold anything: values that are not understood are ignored (C245). The provider may have more statuses.
 */
export const readInvitationsSearch = (search: Record<string, unknown>): InvitationsSearch => ({
  ...readStatus(search['status']),
  ...(flagFromUrl(search['invite']) && { invite: true, ...readInvited(search) }),
})

const readInvited = ({ email, brand_id }: Record<string, unknown>): Invited => ({
  ...(typeof email === 'string' && isEmail(email) && { email: normalEmail(email) }),
  ...(isId(brand_id) && { brand_id }),
})

function readStatus(value: unknown): Pick<InvitationsSearch, 'status'> {
  const status = filterText(value)
  return status !== undefined && status.length <= LONGEST_STATUS ? { status } : {}
}
