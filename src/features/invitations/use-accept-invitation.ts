import { mayBeDone } from '~/api/api-error'
import type { AcceptedInvitation } from '~/api/generated/types.gen'
import { acceptOnce } from '~/features/shared/invitation/accept-invitation'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { logSecurity } from '~/features/shared/security-log'

type AcceptOptions = { onAccepted: (accepted: AcceptedInvitation) => void; onRefused: () => void }

/** @param token of the invitation */
export function useAcceptInvitation(token: string, { onAccepted, onRefused }: AcceptOptions) {
  const { mutate, isPending, failure, data, isUnconfirmed } = useApiMutation(
    { mutationFn: acceptOnce },
    {
      name: 'acceptInvitation',
      row: (accepting) => accepting,
      onSuccess(accepted) {
        logSecurity('invitation', 'invitation_accepted')
        onAccepted(accepted)
      },
      onError(refusal) {
        if (!mayBeDone(refusal)) logSecurity('invitation', 'invitation_refused')
        onRefused()
      },
    },
  )
  return {
    accept: () => void mutate(token),
    pending: isPending(token),
    accepted: data !== undefined,
    failure,
    unconfirmed: isUnconfirmed(token),
  }
}
