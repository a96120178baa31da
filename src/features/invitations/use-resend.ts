import { useMutationState } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { resendInvitationMutation } from '~/api/generated/@tanstack/react-query.gen'
import { useApiMutation, type MutationCall } from '~/features/shared/mutations/use-api-mutation'
import { MINUTE_MS } from '~/platform/clock'

import type { InvitationRow } from './invitation-rows'
import { INVITATIONS_CHANGED } from './invitations-queries'
import type { InviteOutcome } from './invite-all'
import { findResent, invitationOf } from './send-once'
import { INVITE } from './use-invite'

type InvitationId = NonNullable<InvitationRow['id']>

/** How long a resent invitation cannot be sent again (INV-17). */
export const RESEND_PAUSE_MS = MINUTE_MS

/**
 * Resends an invitation, then pauses. The session remembers what it sent, for the first time or again, so the pause
 * continues after a visit to another page.
 */
export function useResend() {
  const intl = useIntl()
  const { mutate, isPending, calls, isUnconfirmed } = useApiMutation(resendInvitationMutation(), {
    name: 'resendInvitation',
    row: ({ path }) => path.id,
    confirm: {
      once: true,
      before: ({ path }) => invitationOf(path.id),
      check: ({ path }, before) => findResent(path.id, before),
    },
    meta: {
      invalidates: INVITATIONS_CHANGED,
      success: () => ({ title: intl.formatMessage({ id: 'invitations.list.resend.done' }) }),
      error: {
        title: 'invitations.list.resend.failed',
        unconfirmed: 'invitations.list.resend.unknown',
        notFound: 'invitations.list.resend.gone',
      },
    },
  })
  const pauses = calls.filter(isPause)
  const firsts = useMutationState({
    filters: { mutationKey: [INVITE], status: 'success' },
    // the data of this key is that outcome
    select: ({ state }) => ({ emails: (state.data as InviteOutcome).sent, submittedAt: state.submittedAt }),
  }).filter(isRecent)
  useRenderAt(Math.min(...[...pauses, ...firsts].map(endOf)))

  return {
    resend: (id: InvitationId) => void mutate({ path: { id } }),
    busy: (id: InvitationId) => isPending(id),
    unconfirmed: (id: InvitationId) => isUnconfirmed(id),
    /** This session sent it, for the first time or again, less than the pause ago. */
    paused: ({ id, email = '' }: Pick<InvitationRow, 'id' | 'email'>) =>
      pauses.some(({ row }) => row === id) || firsts.some(({ emails }) => emails.includes(email.toLowerCase())),
  }
}

type Sent = Pick<MutationCall, 'submittedAt'>

const endOf = ({ submittedAt }: Sent) => submittedAt + RESEND_PAUSE_MS
const isRecent = (sent: Sent) => endOf(sent) > Date.now()
const isPause = (call: MutationCall) => call.status === 'success' && isRecent(call)

/** Renders once more at the given moment; never for a moment that does not come. */
function useRenderAt(moment: number) {
  const [, setPassed] = useState(0)
  useEffect(() => {
    if (!Number.isFinite(moment)) return
    const timer = setTimeout(() => setPassed(moment), moment - Date.now())
    return () => clearTimeout(timer)
  }, [moment])
}
