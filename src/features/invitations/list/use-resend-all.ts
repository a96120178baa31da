import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useIntl } from 'react-intl'

import { aborted, type ApiError, networkError } from '~/api/api-error'
import { resendInvitationMutation } from '~/api/generated/@tanstack/react-query.gen'
import { apiPorts } from '~/api/ports'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { makeTurns, useTurns } from '~/features/shared/mutations/use-turns'

import { INVITATIONS_CHANGED } from '../invitation-queries'
import type { InvitationRow } from './invitation-rows'
import { isResent, RESEND } from './ResendButton'

/** Resends invitations, one after the other. A 429 ends it. */
export function useResendAll() {
  const intl = useIntl()
  const queryClient = useQueryClient()
  /** How the last call of each invitation ended. */
  const ended = useRef(new Map<unknown, ApiError | 'sent'>())

  const one = useApiMutation(resendInvitationMutation(), {
    ...RESEND,
    onSuccess: (_answer, { path }) => ended.current.set(path.id, 'sent'),
    onError: (failure, { path }) => ended.current.set(path.id, failure),
  })

  async function sendOne({ id }: InvitationRow, session: AbortSignal): Promise<void> {
    // meanwhile, by the action of a toast: nobody gets two e-mails
    if (id !== undefined && isResent(queryClient, id)) return
    ended.current.delete(id)
    if (id !== undefined) await one.mutate({ path: { id } })
    if (session.aborted) throw aborted()
    const end = ended.current.get(id)
    // a call of its own is running, so this one was dropped: how that one ends is unknown here
    if (end === undefined) throw networkError()
    if (end !== 'sent') throw end
  }

  return useTurns(
    (rows: readonly InvitationRow[], running) => {
      const session = apiPorts().tokens.sessionSignal()
      return makeTurns(rows, (row) => sendOne(row, session), running)
    },
    {
      name: 'resendInvitations',
      invalidates: INVITATIONS_CHANGED,
      toast({ done, unknown, failed, left }, _rows, isMounted) {
        if (isMounted) return undefined
        const [count, id] =
          unknown.length > 0
            ? [unknown.length, 'invitations.resendAll.unknown' as const]
            : failed.length + left.length > 0
              ? [failed.length + left.length, 'invitations.resendAll.left' as const]
              : [done.length, 'invitations.resendAll.done' as const]
        return { title: intl.formatMessage({ id }, { count }) }
      },
    },
  )
}
