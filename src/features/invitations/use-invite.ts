import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { isAbort } from '~/api/api-error'
import {
  listInvitationsQueryKey,
  sendInvitationMutation,
  validateInvitationSlotsMutation,
} from '~/api/generated/@tanstack/react-query.gen'

import { inviteAll } from './invite-all'
import { toInvitationInputs, type InviteFormValues } from './invite-form'

export type InvitePhase = 'idle' | 'checking' | 'sending'

/** The whole act: the slots are checked, the invitations sent, the list asked anew. */
export function useInvite() {
  const queryClient = useQueryClient()
  const [sending, setSending] = useState(false)
  const { mutateAsync: checkSlots } = useMutation(validateInvitationSlotsMutation())
  const { mutateAsync: sendOne } = useMutation(sendInvitationMutation())
  const { mutateAsync, isPending, data, error, reset } = useMutation({
    mutationFn: (values: InviteFormValues) =>
      inviteAll(toInvitationInputs(values), {
        check: (emails) => checkSlots({ body: { emails } }),
        send: (body) => sendOne({ body }),
        onSending: () => setSending(true),
      }),
    onSuccess({ sent }) {
      if (sent.length > 0) void queryClient.invalidateQueries({ queryKey: listInvitationsQueryKey() })
    },
    onSettled: () => setSending(false),
  })
  const phase: InvitePhase = !isPending ? 'idle' : sending ? 'sending' : 'checking'

  return {
    invite: mutateAsync,
    phase,
    outcome: data,
    /** The slots could not be checked. */
    failure: isAbort(error) ? null : error,
    forget: reset,
  }
}
