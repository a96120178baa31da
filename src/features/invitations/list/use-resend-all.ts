import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { aborted, type ApiError } from '~/api/api-error'
import { resendInvitationMutation } from '~/api/generated/@tanstack/react-query.gen'
import { mayBeDone } from '~/api/may-be-done'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { inTurn, type Turns } from '~/features/shared/mutations/in-turn'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'

import { INVITATIONS_CHANGED } from '../invitation-queries'
import type { InvitationRow } from './invitation-rows'
import { RESEND } from './ResendButton'

type Unsent = { row: InvitationRow; error: ApiError }

export type ResendOutcome = {
  sent: readonly InvitationRow[]
  /** The answer is lost, and no read shows whether it was sent. */
  unknown: Unsent[]
  failed: Unsent[]
  /** Not sent: the user has stopped, or the server accepts no more for now (`limit`). */
  left: readonly InvitationRow[]
  limit: ApiError | undefined
}

/** What became of the invitations of a call for all of them. */
export function outcomeOf(rows: readonly InvitationRow[], { done, failed }: Turns<InvitationRow>): ResendOutcome {
  const limit = failed.find(({ error }) => error.status_code === 429)?.error
  const tried = failed.filter(({ error }) => error !== limit).map(({ item, error }) => ({ row: item, error }))
  const known = new Set([...done, ...tried.map(({ row }) => row)])
  return {
    sent: done,
    unknown: tried.filter(({ error }) => mayBeDone(error)),
    failed: tried.filter(({ error }) => !mayBeDone(error)),
    left: rows.filter((row) => !known.has(row)),
    limit,
  }
}

/** Resends invitations, one after the other. A 429 ends it. */
export function useResendAll() {
  const intl = useIntl()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const stopping = useRef<AbortController>(undefined)
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

  async function sendOne({ id }: InvitationRow): Promise<void> {
    ended.current = undefined
    if (id !== undefined) await one.mutate({ path: { id } })
    // neither sent nor failed: the session is over
    if (ended.current === undefined) throw aborted()
    if (ended.current !== 'sent') throw ended.current
  }

  const { mutate, isPending, data, failure, reset } = useApiMutation(
    {
      async mutationFn(rows: readonly InvitationRow[]) {
        const { signal } = (stopping.current = new AbortController())
        const onTurn = ({ done, failed }: Turns<InvitationRow>) =>
          setProgress({ done: done.length + failed.length, total: rows.length })
        return outcomeOf(rows, await inTurn(rows, sendOne, { onTurn, signal }))
      },
    },
    {
      name: 'resendInvitations',
      meta: {
        invalidates: INVITATIONS_CHANGED,
        success({ sent, unknown, failed, left }, _rows, isMounted) {
          if (isMounted) return undefined
          const [count, id] =
            unknown.length > 0
              ? [unknown.length, 'invitations.resendAll.unknown' as const]
              : failed.length + left.length > 0
                ? [failed.length + left.length, 'invitations.resendAll.left' as const]
                : [sent.length, 'invitations.resendAll.done' as const]
          const whole = unknown.length + failed.length + left.length === 0
          return {
            severity: whole ? 'success' : 'warning',
            lasting: !whole,
            title: intl.formatMessage({ id }, { count }),
          }
        },
        error: { title: 'invitations.list.resend.failed' },
        inline: 'error',
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
    /** Undefined also for what an earlier visit of this page sends. */
    progress: running ? progress : undefined,
    /** The invitation that is on its way is awaited for a moment. */
    stop: () => stopping.current?.abort(),
    outcome: data,
    failure,
    reset,
  }
}
