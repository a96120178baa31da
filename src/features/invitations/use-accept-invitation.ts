import { acceptInvitationMutation } from '~/api/generated/@tanstack/react-query.gen'
import { useAct } from '~/features/shared/acts/use-act'
import { logSecurity } from '~/features/shared/security-log'

type AcceptOptions = { onAccepted: () => void; leave: () => void; onRefused: () => void }

/** @param token of the invitation */
export function useAcceptInvitation(token: string, { onAccepted, leave, onRefused }: AcceptOptions) {
  const { act, pending, failure, data } = useAct(acceptInvitationMutation(), {
    name: 'acceptInvitation',
    onDone() {
      logSecurity('invitation', 'invitation_accepted')
      onAccepted()
    },
    leave,
    onFailed() {
      logSecurity('invitation', 'invitation_refused')
      onRefused()
    },
  })
  return { accept: () => void act({ body: { token } }), pending: pending(), accepted: data !== undefined, failure }
}
