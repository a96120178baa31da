import type { ApiError } from '~/api/api-error'
import type { InvitationInput, SlotsCheck } from '~/api/generated/types.gen'
import { inTurn, type Turns } from '~/features/shared/mutations/in-turn'

export type Unsent = { email: string; error: ApiError }

export type InviteOutcome = {
  sent: string[]
  unsent: Unsent[]
  /** The user stopped before these were sent. */
  left: string[]
  /** The provider's slots check, if it failed: nothing was sent. */
  refused?: SlotsCheck
}

type Calls = {
  check: (emails: string[]) => Promise<SlotsCheck>
  send: (input: InvitationInput) => Promise<unknown>
  /** Called before the first invitation is sent, and after each one. */
  onProgress: (outcome: InviteOutcome) => void
  /** Aborted when the user stops. */
  signal?: AbortSignal
}

/** The provider's verdict, or else its figures (INV-07). Without either, sending will show. */
export function fits({ valid, available, requested }: SlotsCheck, asked: number): boolean {
  if (valid !== undefined) return valid
  return typeof available !== 'number' || (requested ?? asked) <= available
}

/**
 * Checks the slots, then sends one invitation after the other.
 * @throws ApiError when the slots could not be checked
 */
export async function inviteAll(inputs: readonly InvitationInput[], calls: Calls): Promise<InviteOutcome> {
  const slots = await calls.check(inputs.map(({ email }) => email))
  if (!fits(slots, inputs.length)) return { sent: [], unsent: [], left: [], refused: slots }

  const toOutcome = ({ done, failed }: Turns<InvitationInput>): InviteOutcome => ({
    sent: done.map(({ email }) => email),
    unsent: failed.map(({ item, error }) => ({ email: item.email, error })),
    left: calls.signal?.aborted ? inputs.slice(done.length + failed.length).map(({ email }) => email) : [],
  })
  const { signal } = calls
  const onTurn = (turns: Turns<InvitationInput>) => calls.onProgress(toOutcome(turns))
  return toOutcome(await inTurn(inputs, calls.send, { onTurn, ...(signal && { signal }) }))
}
