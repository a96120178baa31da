import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { z } from 'zod/mini'

import { type ApiError, isMissing, mayBeDone, notApplied } from '~/api/api-error'
import { validateInvitationSlots } from '~/api/generated/sdk.gen'
import type { InvitationInput } from '~/api/generated/types.gen'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { browserConnection } from '~/features/shared/connection'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { createDraft } from '~/features/shared/forms/draft'
import { postponed } from '~/features/shared/invitation/invitations'
import { useProgress } from '~/features/shared/mutations/bulk-calls'
import { keysOf } from '~/features/shared/mutations/mutation-cache'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { currentUser } from '~/features/shared/user/current-user'
import { useFormats } from '~/i18n/formats'

import { INVITATIONS_CHANGED, invitationsOptions, INVITE } from './invitation-queries'
import {
  addressesOf,
  invitationsBefore,
  inviteAll,
  type InviteOutcome,
  isMade,
  pairKey,
  type Known,
  unconfirmedKeys,
  sendOnce,
  withListed,
} from './send-once'

/** The state of the invitations so far. */
export type InviteProgress = { outcome: InviteOutcome; done: number; total: number }

export type InvitePhase = 'idle' | 'checking' | 'sending'

/** How the last invitation of each address to each brand failed, by what this session has sent. */
function failuresSoFar(queryClient: QueryClient): ReadonlyMap<string, ApiError> {
  const failures = new Map<string, ApiError>()
  for (const { state } of queryClient.getMutationCache().findAll({ mutationKey: [INVITE], status: 'success' })) {
    // the data of this key is that outcome
    const { sent, unsent } = state.data as InviteOutcome
    for (const { input, error } of unsent) failures.set(pairKey(input), error)
    for (const input of sent) failures.delete(pairKey(input))
  }
  return failures
}

/** Keys of the invitations without an answer. They survive a reload of the page, which knows nothing else of them. */
const unconfirmedDraft = createDraft('inviteOpen')
const keysSchema = z.array(z.string())
const readUnconfirmed = (userId: number): string[] => keysSchema.safeParse(unconfirmedDraft.read(userId)).data ?? []

/**
 * Checks the slots, sends the invitations and refetches the list.
 * @param open whether the dialog shows the outcome; closed meanwhile, with Back, a toast tells it
 * @param onProgress runs after each invitation, wherever the user is by then
 */
export function useInvite(open: boolean, onProgress?: (outcome: InviteOutcome) => void) {
  const intl = useIntl()
  const { list } = useFormats()
  const queryClient = useQueryClient()
  const { progress, stop, begin } = useProgress<InviteProgress | 'checking'>(INVITE)
  const isOpen = useStableCallback(() => open)

  async function send(inputs: InvitationInput[]) {
    const before = failuresSoFar(queryClient)
    const { signal, show } = await begin()
    const userId = currentUser(queryClient)?.id
    const unconfirmedBefore = userId === undefined ? [] : readUnconfirmed(userId)
    show('checking')
    const tried = new Set<string>()
    let known: Known
    return inviteAll(inputs, {
      signal,
      isOnline: browserConnection.isOnline,
      known: () => known,
      async check(emails) {
        const [slots, invitations] = await Promise.all([
          validateInvitationSlots({ body: { emails } }).catch((error: unknown) => {
            // it sends nothing
            throw notApplied(error)
          }),
          invitationsBefore(signal),
        ])
        known = invitations
        return slots.data
      },
      async send(body) {
        if (isMade(body, unconfirmedBefore, known)) return undefined
        const again = tried.has(body.email)
        tried.add(body.email)
        return sendOnce(body, { known, before: before.get(pairKey(body)), again, signal })
      },
      onProgress(outcome) {
        const done = inputs.length - outcome.left.length
        show({ outcome, done, total: inputs.length })
        // before they leave the draft: the page may be reloaded at any time
        if (userId !== undefined) {
          postponed.add(userId, outcome.postponed)
          const left = new Set(outcome.left.map(pairKey))
          unconfirmedDraft.write(userId, [
            ...unconfirmedBefore.filter((key) => left.has(key)),
            ...unconfirmedKeys(outcome, known),
          ])
        }
        onProgress?.(outcome)
      },
    })
  }

  const { mutate, isPending, failure, data, reset } = useApiMutation(
    // an invitation that may have been sent is known as such for the whole session (K62)
    { mutationFn: send, gcTime: Infinity },
    {
      name: INVITE,
      meta: {
        invalidates: (_inputs, outcome) => [
          // one without an answer may have been sent
          ...(outcome && !outcome.refused ? INVITATIONS_CHANGED : []),
          // a brand that was offered no longer exists
          ...(outcome?.unsent.some(({ error }) => isMissing(error)) ? keysOf('listBrands', 'getBrand') : []),
        ],
        success({ sent, unsent, postponed: later, refused }, _inputs, isMounted) {
          if (isMounted && isOpen()) return undefined
          if (refused) return { severity: 'error', title: intl.formatMessage({ id: 'invitations.dialog.failed' }) }
          const unconfirmed = unsent.some(({ error }) => mayBeDone(error))
          const [id, inputs] =
            unsent.length > 0
              ? ([
                  unconfirmed ? 'invitations.dialog.unconfirmed.some' : 'invitations.dialog.failed.some',
                  unsent.map(({ input }) => input),
                ] as const)
              : sent.length > 0
                ? (['invitations.dialog.sent', sent] as const)
                : (['invitations.later.told', later] as const)
          return {
            severity: unconfirmed ? 'warning' : unsent.length > 0 ? 'error' : 'success',
            lasting: unconfirmed,
            title: intl.formatMessage({ id }, { count: inputs.length }),
            message: list(addressesOf(inputs)),
          }
        },
        error: { title: 'invitations.dialog.failed' },
        inline: 'error',
      },
      onSuccess: ({ unsent }) => dismissGlobalErrorToast(...unsent.map(({ error }) => error)),
    },
  )
  const phase: InvitePhase = !isPending() ? 'idle' : progress === 'checking' ? 'checking' : 'sending'
  const sending = progress === 'checking' ? undefined : progress
  // the list may show later what was not known at the end
  const { data: listing } = useQuery({ ...invitationsOptions(undefined), enabled: false })
  const asListed = (outcome: InviteOutcome | undefined) => outcome && withListed(outcome, listing?.invitations ?? [])

  return {
    invite: mutate,
    phase,
    /** The progress while invitations are sent, also by an earlier visit of this page. */
    progress: isPending() ? sending : undefined,
    stop,
    outcome: asListed(data),
    /** The outcome of the last invitations, also of those that an earlier visit of this page has sent. */
    lastOutcome: asListed(sending?.outcome),
    /** The slots could not be checked. */
    failure,
    reset,
  }
}
