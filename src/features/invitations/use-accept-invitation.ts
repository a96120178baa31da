import { mayBeDone } from '~/api/may-be-done'
import { acceptOnce } from '~/features/shared/accept-invitation'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { logSecurity } from '~/features/shared/security-log'

type AcceptOptions = { onAccepted: () => void; leave: () => void; onRefused: () => void }

/** @param token of the invitation */
export function useAcceptInvitation(token: string, { onAccepted, leave, onRefused }: AcceptOptions) {
  const { act, pending, failure, data, unverified } = useApiMutation(
    { mutationFn: acceptOnce },
    {
      name: 'acceptInvitation',
      row: (accepted) => accepted,
      onDone() {
        logSecurity('invitation', 'invitation_accepted')
        onAccepted()
      },
      leave,
      onFailed(refusal) {
        if (!mayBeDone(refusal)) logSecurity('invitation', 'invitation_refused')
        onRefused()
      },
    },
  )
  return {
    accept: () => void act(token),
    pending: pending(token),
    accepted: data !== undefined,
    failure,
    unverified: unverified(token),
  }
}
