import { useState } from 'react'

import { listInvitationsQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { sendInvitation, validateInvitationSlots } from '~/api/generated/sdk.gen'
import { useAct } from '~/features/shared/acts/use-act'

import { inviteAll } from './invite-all'
import { toInvitationInputs, type InviteFormValues } from './invite-form'

export type InvitePhase = 'idle' | 'checking' | 'sending'

/** The whole act: the slots are checked, the invitations sent, the list asked anew. */
export function useInvite() {
  const [sending, setSending] = useState(false)

  async function send(values: InviteFormValues) {
    setSending(false)
    return inviteAll(toInvitationInputs(values), {
      check: async (emails) => (await validateInvitationSlots({ body: { emails } })).data,
      send: (body) => sendInvitation({ body }),
      onSending: () => setSending(true),
    })
  }

  const { act, pending, failure, data, forget } = useAct(
    { mutationFn: send },
    { name: 'invite', changes: ({ sent }) => (sent.length > 0 ? [listInvitationsQueryKey()] : []) },
  )
  const phase: InvitePhase = !pending() ? 'idle' : sending ? 'sending' : 'checking'

  return {
    invite: act,
    phase,
    outcome: data,
    /** The slots could not be checked. */
    failure,
    forget,
  }
}
