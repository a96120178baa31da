import { listInvitations } from '~/api/generated/sdk.gen'
import type { Invitation } from '~/api/generated/types.gen'
import type { Finding } from '~/api/send-and-verify'
import { toDate } from '~/i18n/dates'
import { normalEmail } from '~/validation/rule'

/** All invitations, from the server: a cached list may be older than a write. */
export const listed = async (signal?: AbortSignal) =>
  (await listInvitations({ ...(signal && { signal }) })).data.invitations

export const isTo = (email: string) => (one: Pick<Invitation, 'email'>) =>
  normalEmail(one.email ?? '') === normalEmail(email)

/** How an invitation was before it is sent again. */
export const invitationOf = async (id: Invitation['id']): Promise<Invitation | undefined> =>
  (await listed()).find((one) => String(one.id) === String(id))

function later(one: string | null | undefined, other: string | null | undefined): boolean {
  const [date, earlier] = [toDate(one), toDate(other)]
  return date !== undefined && earlier !== undefined && date > earlier
}

/** Whether it was sent again, by the list. A server that renews no date leaves that open, unless it has expired. */
export async function findResent(id: Invitation['id'], before: Invitation | undefined): Promise<Finding<Invitation>> {
  const rows = await listed()
  const now =
    rows.find((one) => String(one.id) === String(id)) ??
    // a server may make a new one of it
    rows.find((one) => before?.email && isTo(before.email)(one) && one.brand_id === before.brand_id)
  if (!now || !before) return 'unclear'
  const renewed = later(now.expires_at, before.expires_at) || later(now.created_at, before.created_at)
  if (renewed || (before.status === 'expired' && now.status === 'pending')) return now
  return before.status === 'expired' && now.status === 'expired' ? 'notApplied' : 'unclear'
}
