import { networkError } from '~/api/api-error'
import { confirmed, find, type Finding } from '~/api/confirmed'
import { listInvitations, sendInvitation } from '~/api/generated/sdk.gen'
import type { Invitation, InvitationInput } from '~/api/generated/types.gen'
import { mayBeDone, Unverified } from '~/api/may-be-done'
import { dismissGeneralOf } from '~/features/shared/acts/use-dismiss-general'

const OPTIONS = { once: true, onLost: dismissGeneralOf }

const listed = async () => (await listInvitations({})).data.invitations

const isTo = (email: string) => (one: Invitation) => one.email?.trim().toLowerCase() === email.toLowerCase()

type SendOnce = {
  /** The invitations known before. */
  known: readonly Invitation[]
  /** How the last try for this address failed: what may have been sent is looked for first. */
  before: unknown
  /** Aborted when the user stops: what is on its way may be sent all the same. */
  signal: AbortSignal
}

/** Sends an invitation that is not sent already, as far as the list tells. */
export async function sendOnce(body: InvitationInput, { known, before, signal }: SendOnce): Promise<unknown> {
  const isNew = ({ id }: Invitation) => id === undefined || known.every((one) => String(one.id) !== String(id))
  const check = async (): Promise<Finding<unknown>> => {
    return (await listed()).find((one) => isTo(body.email)(one) && isNew(one)) ?? 'undone'
  }
  const send = () => confirmed(() => sendInvitation({ body, signal }), check, OPTIONS)
  const work = async () => {
    if (!(before instanceof Unverified)) return send()
    return before.check().catch((thrown: unknown) => {
      if (mayBeDone(thrown)) throw thrown
      return send()
    })
  }
  const stopped = new Promise<never>((_resolve, reject) => {
    const stop = () => reject(new Unverified(networkError(), () => find(networkError(), check, OPTIONS)))
    signal.addEventListener('abort', stop, { once: true })
  })
  return Promise.race([stopped, work()])
}

/** How an invitation was before it is sent again. */
export const invitationOf = async (id: Invitation['id']): Promise<Invitation | undefined> =>
  (await listed()).find((one) => String(one.id) === String(id))

const later = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one && other && Date.parse(one) > Date.parse(other))

/** Whether it was sent again, by the list. A server that renews no date leaves that open, unless it has expired. */
export async function findResent(id: Invitation['id'], before: Invitation | undefined): Promise<Finding<Invitation>> {
  const now = (await listed()).find(
    (one) => String(one.id) === String(id) || (before?.email && isTo(before.email)(one)),
  )
  if (!now || !before) return 'unclear'
  const renewed = later(now.expires_at, before.expires_at) || later(now.created_at, before.created_at)
  if (renewed || (before.status === 'expired' && now.status === 'pending')) return now
  return before.status === 'expired' && now.status === 'expired' ? 'undone' : 'unclear'
}
