import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useIntl } from 'react-intl'

import { aborted, type ApiError, networkError } from '~/api/api-error'
import { resendInvitationMutation } from '~/api/generated/@tanstack/react-query.gen'
import { apiPorts } from '~/api/ports'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { inTurn } from '~/features/shared/mutations/in-turn'
import { outcomeOf } from '~/features/shared/mutations/turns-outcome'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { useProgress } from '~/features/shared/mutations/use-progress'

import { INVITATIONS_CHANGED } from '../invitation-queries'
import type { InvitationRow } from './invitation-rows'
import { isResent, RESEND } from './ResendButton'

/** Resends invitations, one after the other. A 429 ends it. */
export function useResendAll() {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { progress, stop, begin } = useProgress('resendInvitations')
  const ended = useRef<ApiError | 'sent' | undefined>(undefined)

  const one = useApiMutation(resendInvitationMutation(), {
    ...RESEND,
    onSuccess: () => {
      ended.current = 'sent'
    },
    onError: (failure) => {
      ended.current = failure
    },
  })

  async function sendOne({ id }: InvitationRow, session: AbortSignal): Promise<void> {
    // meanwhile, by the action of a toast: nobody gets two e-mails
    if (id !== undefined && isResent(queryClient, id)) return
    ended.current = undefined
    if (id !== undefined) await one.mutate({ path: { id } })
    if (session.aborted) throw aborted()
    // a call of its own is running, so this one was dropped: how that one ends is unknown here
    if (ended.current === undefined) throw networkError()
    if (ended.current !== 'sent') throw ended.current
  }

  const { mutate, isPending, data, reset } = useApiMutation(
    {
      async mutationFn(rows: readonly InvitationRow[]) {
        const { signal, show } = begin()
        const session = apiPorts().tokens.sessionSignal()
        const turns = await inTurn(rows, (row) => sendOne(row, session), {
          signal,
          onTurn: ({ done, failed }) => show({ done: done.length + failed.length, total: rows.length }),
        })
        return outcomeOf(rows, turns)
      },
    },
    {
      name: 'resendInvitations',
      meta: {
        invalidates: INVITATIONS_CHANGED,
        success({ done, unknown, failed, left }, _rows, isMounted) {
          if (isMounted) return undefined
          const [count, id] =
            unknown.length > 0
              ? [unknown.length, 'invitations.resendAll.unknown' as const]
              : failed.length + left.length > 0
                ? [failed.length + left.length, 'invitations.resendAll.left' as const]
                : [done.length, 'invitations.resendAll.done' as const]
          const whole = unknown.length + failed.length + left.length === 0
          return {
            severity: whole ? 'success' : 'warning',
            lasting: !whole,
            title: intl.formatMessage({ id }, { count }),
          }
        },
      },
      onSuccess({ unknown, failed, limit }) {
        dismissGlobalErrorToast(...[...unknown, ...failed].map(({ error }) => error), ...(limit ? [limit] : []))
      },
    },
  )
  const running = isPending()
  return {
    resendAll: mutate,
    running,
    progress: running ? progress : undefined,
    stop,
    outcome: data,
    reset,
  }
}
