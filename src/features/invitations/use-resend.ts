import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { isAbort } from '~/api/api-error'
import { listInvitationsQueryKey, resendInvitationMutation } from '~/api/generated/@tanstack/react-query.gen'
import { toast } from '~/design/feedback/toasts'
import { errorText } from '~/i18n/error-text'

const KEY = ['resendInvitation']

/** INV-17. */
export const RESEND_PAUSE_MS = 60_000

type Sent = { id: number; status: string; until: number }

/**
 * Sends an invitation again: one call at a time for each, then a pause. What was sent is remembered by the cache of the
 * session, so that the pause outlives a look at another page.
 */
export function useResend() {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: KEY,
    ...resendInvitationMutation(),
    onSuccess() {
      toast({ severity: 'success', title: intl.formatMessage({ id: 'invitations.list.resend.done' }) })
    },
    onError(error) {
      if (isAbort(error)) return
      const title = intl.formatMessage({ id: 'invitations.list.resend.failed' })
      toast({ severity: 'error', title, message: errorText(intl, error) })
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: listInvitationsQueryKey() }),
  })
  const states = useMutationState({ filters: { mutationKey: KEY }, select: ({ state }) => sentOf(state) })
  const sent = states.filter((one) => one !== undefined)
  useRenderAt(Math.min(...sent.filter(isPaused).map(({ until }) => until)))

  return {
    resend: (id: number) => {
      // the cache knows of a call before the next render does: ten clicks fit in between (C301)
      const running = queryClient.isMutating({
        mutationKey: KEY,
        predicate: ({ state }) => sentOf(state)?.id === id,
      })
      if (running === 0) mutate({ path: { id } })
    },
    busy: (id: number) => sent.some((one) => one.id === id && one.status === 'pending'),
    paused: (id: number) => sent.some((one) => one.id === id && isPaused(one)),
  }
}

const isPaused = ({ status, until }: Sent) => status === 'success' && until > Date.now()

function sentOf({ status, submittedAt, variables }: { status: string; submittedAt: number; variables: unknown }) {
  // what `mutate` was given under this key
  const id = (variables as { path: { id: number } } | undefined)?.path.id
  return id === undefined ? undefined : { id, status, until: submittedAt + RESEND_PAUSE_MS }
}

/** Renders once more when a moment has come; never for one that does not come. */
function useRenderAt(moment: number) {
  const [, setPassed] = useState(0)
  useEffect(() => {
    if (!Number.isFinite(moment)) return
    const timer = setTimeout(() => setPassed(moment), moment - Date.now())
    return () => clearTimeout(timer)
  }, [moment])
}
