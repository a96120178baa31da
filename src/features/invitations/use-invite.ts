import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { listBrandsQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { sendInvitation, validateInvitationSlots } from '~/api/generated/sdk.gen'
import type { InvitationInput } from '~/api/generated/types.gen'
import { isMissing } from '~/api/is-gone'
import { dismissGeneralOf, useAct } from '~/features/shared/acts/use-act'
import { useFormats } from '~/i18n/formats'

import { INVITATIONS_CHANGED } from './invitations-queries'
import { inviteAll, type InviteOutcome } from './invite-all'

/** The state of the invitations so far. */
export type InviteProgress = { outcome: InviteOutcome; done: number; total: number }

export type InvitePhase = 'idle' | 'checking' | 'sending'

/** Name of the act: its outcomes tell what this session has sent. */
export const INVITE = 'invite'

/** How far the invitations are that this session sends, or sent last: for whichever page asks. */
const progressOptions = queryOptions<InviteProgress | 'checking'>({ queryKey: [INVITE], queryFn: skipToken })

/**
 * Checks the slots, sends the invitations and refetches the list.
 * @param onProgress runs after each invitation, wherever the user is by then
 */
export function useInvite(onProgress?: (outcome: InviteOutcome) => void) {
  const intl = useIntl()
  const { list } = useFormats()
  const queryClient = useQueryClient()
  const { data: progress } = useQuery(progressOptions)
  const setProgress = (next: InviteProgress | 'checking') => queryClient.setQueryData(progressOptions.queryKey, next)

  async function send(inputs: InvitationInput[]) {
    setProgress('checking')
    return inviteAll(inputs, {
      check: async (emails) => (await validateInvitationSlots({ body: { emails } })).data,
      send: (body) => sendInvitation({ body }),
      onProgress(outcome) {
        setProgress({ outcome, done: outcome.sent.length + outcome.unsent.length, total: inputs.length })
        onProgress?.(outcome)
      },
    })
  }

  const { act, pending, failure, data, forget } = useAct(
    { mutationFn: send },
    {
      name: INVITE,
      changes: ({ sent, unsent }) => [
        // one without an answer may have been sent
        ...(sent.length + unsent.length > 0 ? INVITATIONS_CHANGED : []),
        // a brand that was offered no longer exists
        ...(unsent.some(({ error }) => isMissing(error)) ? [listBrandsQueryKey(), [{ _id: 'getBrand' }]] : []),
      ],
      onDone: ({ unsent }) => dismissGeneralOf(...unsent.map(({ error }) => error)),
      doneAway({ sent, unsent, refused }) {
        if (refused) return { severity: 'error', title: intl.formatMessage({ id: 'invitations.dialog.failed' }) }
        const [id, emails] =
          unsent.length > 0
            ? (['invitations.dialog.failed.some', unsent.map(({ email }) => email)] as const)
            : (['invitations.dialog.sent', sent] as const)
        return {
          severity: unsent.length > 0 ? 'error' : 'success',
          title: intl.formatMessage({ id }, { count: emails.length }),
          message: list(emails),
        }
      },
      failedAway: 'invitations.dialog.failed',
    },
  )
  const phase: InvitePhase = !pending() ? 'idle' : progress === 'checking' ? 'checking' : 'sending'
  const known = progress === 'checking' ? undefined : progress

  return {
    invite: act,
    phase,
    /** The progress while invitations are sent, also by an earlier visit of this page. */
    progress: pending() ? known : undefined,
    outcome: data,
    /** The outcome of the last invitations, also of those that an earlier visit of this page has sent. */
    lastOutcome: known?.outcome,
    /** The slots could not be checked. */
    failure,
    forget,
  }
}
