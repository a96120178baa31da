import { looseFlag } from '~/features/shared/lists/loose-values'
import { isId } from '~/platform/ids'
import { isEmail, normalEmail } from '~/validation/email'
import { filterText } from '~/validation/list-filters'

/** Whom the dialog opens with. */
export type Invited = { email?: string; brand_id?: number }

/** `status` narrows the list, `invite` opens the dialog, filled in with who is meant: all can be linked to. */
export type InvitationsSearch = Invited & { status?: string; invite?: true }

const LONGEST_STATUS = 40

/** Anything may stand in an address: what is not understood counts as nothing (C245). The provider may know other states. */
export const readInvitationsSearch = (search: Record<string, unknown>): InvitationsSearch => ({
  ...readStatus(search['status']),
  ...(looseFlag(search['invite']) && { invite: true, ...readInvited(search) }),
})

const readInvited = ({ email, brand_id }: Record<string, unknown>): Invited => ({
  ...(typeof email === 'string' && isEmail(email) && { email: normalEmail(email) }),
  ...(isId(brand_id) && { brand_id }),
})

function readStatus(value: unknown): Pick<InvitationsSearch, 'status'> {
  const status = filterText(value)
  return status !== undefined && status.length <= LONGEST_STATUS ? { status } : {}
}
