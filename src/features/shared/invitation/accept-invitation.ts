import { confirmed, type Finding } from '~/api/confirmed'
import { acceptInvitation, getInvitationStatus } from '~/api/generated/sdk.gen'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'

/** Accepts an invitation (INV-16). A second time, the server would refuse it. */
export const acceptOnce = (token: string): Promise<'accepted'> =>
  confirmed<'accepted'>(
    async () => {
      await acceptInvitation({ body: { token } })
      return 'accepted'
    },
    () => statusOf(token),
    { once: true, unique: true, onLost: dismissGlobalErrorToast },
  )

async function statusOf(token: string): Promise<Finding<'accepted'>> {
  const { status } = (await getInvitationStatus({ path: { token } })).data
  if (status === 'accepted') return 'accepted'
  return status === 'pending' ? 'undone' : 'unclear'
}
