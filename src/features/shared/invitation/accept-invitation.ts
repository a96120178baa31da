import { acceptInvitation, getInvitationStatus } from '~/api/generated/sdk.gen'
import type { AcceptedInvitation } from '~/api/generated/types.gen'
import { sendAndVerify, type Finding } from '~/api/send-and-verify'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'

/** Accepts an invitation (INV-16). A second time, the server would refuse it. */
export const acceptOnce = (token: string): Promise<AcceptedInvitation> =>
  sendAndVerify<AcceptedInvitation>(
    async () => (await acceptInvitation({ body: { token } })).data,
    () => statusOf(token),
    { once: true, unique: true, onUnanswered: dismissGlobalErrorToast },
  )

/** It does not tell the id of the brand. */
async function statusOf(token: string): Promise<Finding<AcceptedInvitation>> {
  const {
    status,
    is_valid,
    brand_name = null,
    company_name = null,
  } = (await getInvitationStatus({ path: { token } })).data
  if (status === 'accepted') return { brand_name, company_name }
  return status === 'pending' && is_valid !== false ? 'notApplied' : 'unclear'
}
