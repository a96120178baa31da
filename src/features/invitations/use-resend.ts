import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { listInvitationsQueryKey, resendInvitationMutation } from '~/api/generated/@tanstack/react-query.gen'
import { useAct, type ActCall } from '~/features/shared/acts/use-act'
import { MINUTE_MS } from '~/platform/clock'

/** INV-17. */
export const RESEND_PAUSE_MS = MINUTE_MS

/**
 * Sends an invitation again, then pauses. The session remembers what was sent, so that the pause outlives a look at another
 * page.
 */
export function useResend() {
  const intl = useIntl()
  const { act, pending, calls } = useAct(resendInvitationMutation(), {
    name: 'resendInvitation',
    row: ({ path }) => path.id,
    changes: [listInvitationsQueryKey()],
    refreshOnFailure: true,
    done: () => ({ title: intl.formatMessage({ id: 'invitations.list.resend.done' }) }),
    failed: 'invitations.list.resend.failed',
  })
  const pauses = calls.filter(isPause)
  useRenderAt(Math.min(...pauses.map(endOf)))

  return {
    resend: (id: number) => void act({ path: { id } }),
    busy: (id: number) => pending(id),
    paused: (id: number) => pauses.some(({ row }) => row === id),
  }
}

const endOf = ({ submittedAt }: ActCall) => submittedAt + RESEND_PAUSE_MS
const isPause = (call: ActCall) => call.status === 'success' && endOf(call) > Date.now()

/** Renders once more when a moment has come; never for one that does not come. */
function useRenderAt(moment: number) {
  const [, setPassed] = useState(0)
  useEffect(() => {
    if (!Number.isFinite(moment)) return
    const timer = setTimeout(() => setPassed(moment), moment - Date.now())
    return () => clearTimeout(timer)
  }, [moment])
}
