import { useMutationState } from '@tanstack/react-query'
import { useState } from 'react'
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

/**
 * Checks the slots, sends the invitations and refetches the list.
 * @param onProgress runs after each invitation, wherever the user is by then
 */
export function useInvite(onProgress?: (outcome: InviteOutcome) => void) {
  const intl = useIntl()
  const { list } = useFormats()
  /** Undefined for invitations that an earlier visit of this page sends: only that one knows how far they are. */
  const [progress, setProgress] = useState<InviteProgress | 'checking'>()

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
  // the data of this key is that outcome
  const outcomes = useMutationState({
    filters: { mutationKey: [INVITE] },
    select: ({ state }) => state.data as InviteOutcome | undefined,
  })
  const known = pending() ? progress : undefined
  const phase: InvitePhase = known === 'checking' ? 'checking' : pending() ? 'sending' : 'idle'

  return {
    invite: act,
    phase,
    /** The progress while this page sends invitations. */
    progress: known === 'checking' ? undefined : known,
    outcome: data,
    /** The outcome of the last invitations, also of those that an earlier visit of this page has sent. */
    lastOutcome: outcomes.at(-1),
    /** The slots could not be checked. */
    failure,
    forget,
  }
}
