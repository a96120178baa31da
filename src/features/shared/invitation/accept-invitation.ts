import { toApiError } from '~/api/api-error'
import { acceptInvitation, getInvitationStatus } from '~/api/generated/sdk.gen'
import type { AcceptedInvitation, InvitationStatus } from '~/api/generated/types.gen'
import { apiPorts } from '~/api/ports'
import { sendAndVerify, type Finding } from '~/api/send-and-verify'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'

type Reader = {
  /** Their token is sent: a provider may show invitations to signed-in users alone. */
  signedIn: boolean
  signal?: AbortSignal | null
}

/**
 * The status of an invitation. It can be read without a token, so a session that is over, or a token that is refused,
 * hides it from nobody.
 */
export async function readInvitation(token: string, { signedIn, signal = null }: Reader): Promise<InvitationStatus> {
  const read = async (headers = {}) => (await getInvitationStatus({ path: { token }, headers, signal })).data
  const { tokens } = apiPorts()
  const accessGrant = signedIn && (await tokens.accessGrant().catch(() => undefined))
  if (!accessGrant) return read()
  return read({ authorization: `Bearer ${accessGrant.token}` }).catch((thrown: unknown) => {
    if (toApiError(thrown).status_code !== 401) throw thrown
    return read()
  })
}

/** Accepts an invitation (INV-16). A second time, the server would refuse it. */
export const acceptOnce = (token: string): Promise<AcceptedInvitation> =>
  sendAndVerify<AcceptedInvitation>(
    async () => (await acceptInvitation({ body: { token } })).data,
    () => statusOf(token),
    { once: true, unique: true, onUnanswered: dismissGlobalErrorToast },
  )

/** It does not tell the id of the brand. */
async function statusOf(token: string): Promise<Finding<AcceptedInvitation>> {
  const { status, is_valid, brand_name = null, company_name = null } = await readInvitation(token, { signedIn: true })
  if (status === 'accepted') return { brand_name, company_name }
  return status === 'pending' && is_valid !== false ? 'notApplied' : 'unclear'
}
