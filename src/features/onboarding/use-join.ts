import { useMutation } from '@tanstack/react-query'

import { isAbort, toApiError } from '~/api/api-error'
import { acceptInvitationMutation } from '~/api/generated/@tanstack/react-query.gen'
import { logSecurity } from '~/features/shared/security-log'

/** After step 1 of somebody who was invited: the invitation is accepted, and no business is named (INV-16). */
export function useJoin(onJoined: () => Promise<void>) {
  const { mutateAsync, isPending, error } = useMutation(acceptInvitationMutation())

  const join = async (token: string): Promise<void> => {
    try {
      await mutateAsync({ body: { token } })
    } catch {
      return logSecurity('invitation', 'invitation_refused')
    }
    logSecurity('invitation', 'invitation_accepted')
    await onJoined()
  }

  return { pending: isPending, failure: error === null || isAbort(error) ? null : toApiError(error), join }
}
