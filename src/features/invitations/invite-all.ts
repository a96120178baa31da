import { isAbort, toApiError, type ApiError } from '~/api/api-error'
import type { InvitationInput, SlotsCheck } from '~/api/generated/types.gen'

export type Unsent = { email: string; error: ApiError }

export type InviteOutcome = {
  sent: string[]
  unsent: Unsent[]
  /** The provider's slots check, if it failed: nothing was sent. */
  refused?: SlotsCheck
}

type Calls = {
  check: (emails: string[]) => Promise<SlotsCheck>
  send: (input: InvitationInput) => Promise<unknown>
  /** Called before the first invitation is sent, and after each one. */
  onProgress: (outcome: InviteOutcome) => void
}

/** INV-07: the provider's verdict, or else its figures. Without either, sending will show (decision 6). */
export function fits({ valid, available, requested }: SlotsCheck, asked: number): boolean {
  if (valid !== undefined) return valid
  return typeof available !== 'number' || (requested ?? asked) <= available
}

/**
 * INV-02 INV-12: checks the slots, then sends one invitation after the other. A failure does not stop the others,
 * unless the provider accepts no more for now: the rest then fails without being tried.
 * @throws ApiError when the slots could not be checked
 */
export async function inviteAll(inputs: readonly InvitationInput[], calls: Calls): Promise<InviteOutcome> {
  const slots = await calls.check(inputs.map(({ email }) => email))
  if (!fits(slots, inputs.length)) return { sent: [], unsent: [], refused: slots }

  let outcome: InviteOutcome = { sent: [], unsent: [] }
  calls.onProgress(outcome)
  for (const [at, input] of inputs.entries()) {
    try {
      await calls.send(input)
      outcome = { ...outcome, sent: [...outcome.sent, input.email] }
    } catch (error) {
      // the session is over: no user is left to notify
      if (isAbort(error)) throw error
      const failure = toApiError(error)
      const over = failure.status_code === 429
      const unsent = inputs.slice(at, over ? undefined : at + 1).map(({ email }) => ({ email, error: failure }))
      outcome = { ...outcome, unsent: [...outcome.unsent, ...unsent] }
    }
    calls.onProgress(outcome)
    if (outcome.unsent.at(-1)?.error.status_code === 429) break
  }
  return outcome
}
