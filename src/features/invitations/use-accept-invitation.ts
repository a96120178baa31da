import { mayBeDone } from '~/api/may-be-done'
import { acceptOnce } from '~/features/shared/invitation/accept-invitation'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { logSecurity } from '~/features/shared/security-log'

type AcceptOptions = { onAccepted: () => void; onAcceptedIfMounted: () => void; onRefused: () => void }

/** @param token of the invitation */
export function useAcceptInvitation(token: string, { onAccepted, onAcceptedIfMounted, onRefused }: AcceptOptions) {
  const { mutate, isPending, failure, data, isUnconfirmed } = useApiMutation(
    { mutationFn: acceptOnce },
    {
      name: 'acceptInvitation',
      row: (accepted) => accepted,
      onSuccess() {
        logSecurity('invitation', 'invitation_accepted')
        onAccepted()
      },
      onSuccessIfMounted: onAcceptedIfMounted,
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
