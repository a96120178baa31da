import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { listInvitationsQueryKey, resendInvitationMutation } from '~/api/generated/@tanstack/react-query.gen'
import { useAct, type ActCall } from '~/features/shared/acts/use-act'
import { MINUTE_MS } from '~/platform/durations'

import type { InvitationRow } from './invitation-rows'

type InvitationId = NonNullable<InvitationRow['id']>

/** INV-17. */
export const RESEND_PAUSE_MS = MINUTE_MS

/**
 * Resends an invitation, then pauses. The session remembers what was sent, so the pause continues after a visit to
 * another page.
 */
export function useResend(rows: readonly Pick<InvitationRow, 'sentAt'>[]) {
  const intl = useIntl()
  const { act, pending, calls } = useAct(resendInvitationMutation(), {
    name: 'resendInvitation',
    row: ({ path }) => path.id,
    changes: [listInvitationsQueryKey()],
    refreshOnFailure: true,
    done: () => ({ title: intl.formatMessage({ id: 'invitations.list.resend.done' }) }),
    failed: 'invitations.list.resend.failed',
    gone: 'invitations.list.resend.gone',
  })
  const pauses = calls.filter(isPause)
  const ends = rows.map(endOfFirst).filter(isAhead)
  useRenderAt(Math.min(...pauses.map(endOf), ...ends))

  return {
    resend: (id: InvitationId) => void act({ path: { id } }),
    busy: (id: InvitationId) => pending(id),
    /** Sent again, or for the first time, less than the pause ago. */
    paused: ({ id, sentAt }: Pick<InvitationRow, 'id' | 'sentAt'>) =>
      pauses.some(({ row }) => row === id) || endOfFirst({ sentAt }) > Date.now(),
  }
}

/** Limits the wait to the pause, in case the server's clock is ahead of ours. */
function endOfFirst({ sentAt }: Pick<InvitationRow, 'sentAt'>): number {
  const sent = Date.parse(sentAt ?? '')
  return sent <= Date.now() + RESEND_PAUSE_MS ? sent + RESEND_PAUSE_MS : 0
}

const isAhead = (moment: number) => moment > Date.now()
const endOf = ({ submittedAt }: ActCall) => submittedAt + RESEND_PAUSE_MS
const isPause = (call: ActCall) => call.status === 'success' && endOf(call) > Date.now()

/** Renders once more at the given moment; never for a moment that does not come. */
function useRenderAt(moment: number) {
  const [, setPassed] = useState(0)
  useEffect(() => {
    if (!Number.isFinite(moment)) return
    const timer = setTimeout(() => setPassed(moment), moment - Date.now())
    return () => clearTimeout(timer)
  }, [moment])
}
