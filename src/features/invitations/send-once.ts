import type { IntlShape } from 'react-intl'

import { type ApiError, failureOf, networkError, refusedStatus, mayBeDone, Unverified } from '~/api/api-error'
import { sendInvitation } from '~/api/generated/sdk.gen'
import type { Invitation, InvitationInput, SlotsCheck } from '~/api/generated/types.gen'
import { sendAndVerify, verifyUnconfirmed, type Finding } from '~/api/send-and-verify'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { runBulk, type BulkCalls } from '~/features/shared/mutations/bulk-calls'
import { errorText, readableText } from '~/i18n/error-text'

import { isTo, listed } from './listed-invitations'

/** One invitation: a user may be invited to several brands. */
export type Pair = Pick<InvitationInput, 'email' | 'brand_id'>

export const pairKey = ({ email, brand_id }: Pair): string => `${brand_id} ${email}`

/** Each address once. */
export const addressesOf = (pairs: readonly Pair[]): string[] => [...new Set(pairs.map(({ email }) => email))]

export type Unsent = { input: InvitationInput; error: ApiError }

export type InviteOutcome = {
  sent: InvitationInput[]
  unsent: Unsent[]
  /** Not sent yet, or not at all because the user has stopped. */
  left: InvitationInput[]
  /** Refused because the address has a pending invitation to another brand: access is given once it has joined. */
  postponed: InvitationInput[]
  /** The provider's slots check, if it failed: nothing was sent. */
  refused?: SlotsCheck
}

type Calls = {
  check: (emails: string[]) => Promise<SlotsCheck>
  send: (input: InvitationInput) => Promise<unknown>
  /** The invitations before these. */
  known?: () => Known
  /** Called before the first invitation is sent, and after each one. */
  onProgress: (outcome: InviteOutcome) => void
  /** Aborted when the user stops. */
  signal?: AbortSignal
  /** Without a network, nothing is sent after an invitation without an answer. */
  isOnline?: () => boolean
}

/** How many free slots the provider counts. The documents do not name the field. */
export const availableIn = ({ available, available_slots, users_available }: SlotsCheck): number | undefined =>
  available ?? available_slots ?? users_available ?? undefined

/** The provider's verdict, or else its figures (INV-07). Without either, sending will show. */
export function fits(slots: SlotsCheck, asked: number): boolean {
  const { valid, requested } = slots
  if (valid !== undefined) return valid
  const available = availableIn(slots)
  return available === undefined || (requested ?? asked) <= available
}

/**
 * Checks the slots, then sends one invitation after the other.
 * @throws ApiError when the slots could not be checked
 */
export async function inviteAll(inputs: readonly InvitationInput[], calls: Calls): Promise<InviteOutcome> {
  const emails = addressesOf(inputs)
  const slots = await calls.check(emails)
  if (!fits(slots, emails.length)) return { sent: [], unsent: [], left: [], postponed: [], refused: slots }

  function toOutcome({ done, failed }: BulkCalls<InvitationInput>): InviteOutcome {
    const unsent = failed.map(({ item, error }) => ({ input: item, error }))
    const isLater = (one: Unsent) => isSecond(one, done, calls.known?.())
    return {
      sent: [...done],
      unsent: unsent.filter((one) => !isLater(one)),
      left: inputs.slice(done.length + failed.length),
      postponed: unsent.filter(isLater).map(({ input }) => input),
    }
  }
  const { signal, isOnline } = calls
  const onCall = (soFar: BulkCalls<InvitationInput>) => calls.onProgress(toOutcome(soFar))
  const options = { onCall, ...(signal && { signal }), ...(isOnline && { isOnline }) }
  return toOutcome(await runBulk(inputs, (input) => calls.send(input), options))
}

const CONFIRMATION = { once: true, unique: true, onUnanswered: dismissGlobalErrorToast }

/** The invitations right before some are sent; undefined when they could not be read. */
export type Known = readonly Invitation[] | undefined

/**
 * The invitations before some are sent, from the server: a cached list may lack one that somebody else has sent.
 */
export const invitationsBefore = (signal: AbortSignal): Promise<Known> =>
  listed(signal).catch((thrown: unknown) => {
    const unread = failureOf(thrown)
    if (!unread && !signal.aborted) throw thrown
    // what is sent does without it
    if (unread) dismissGlobalErrorToast(unread)
    return undefined
  })

/** The documents promise no brand in a row. */
const mayBeOf = (brand: number) => (one: Invitation) => one.brand_id == null || one.brand_id === brand

/** Whether the server has refused a second invitation of an address. Its refusal has no documented code. */
function isSecond({ input, error }: Unsent, sent: readonly Pair[], known: Known): boolean {
  const refused = [400, 409].includes(refusedStatus(error) ?? 0) && !mayBeDone(error)
  // what names another field is refused for something else
  if (!refused || Object.keys(error.details).some((field) => field !== 'email')) return false
  const pending = known?.filter(({ status }) => status === 'pending') ?? []
  // who has joined may have access at once
  if (known?.some((one) => isTo(input.email)(one) && one.status === 'accepted')) return false
  const brands = [...sent, ...pending].filter(isTo(input.email)).map(({ brand_id }) => brand_id)
  return brands.some((brand) => brand != null) && !brands.includes(input.brand_id)
}

/** Keys of the invitations that may have been sent though no answer tells it, and that no list had before. */
export function unconfirmedKeys({ unsent, left }: InviteOutcome, known: Known): string[] {
  // the first one that is left is on its way
  const unconfirmed = [...unsent.filter(({ error }) => mayBeDone(error)).map(({ input }) => input), ...left.slice(0, 1)]
  const isNew = ({ email, brand_id }: Pair) => known?.every((one) => !isTo(email)(one) || !mayBeOf(brand_id)(one))
  return unconfirmed.filter(isNew).map(pairKey)
}

/** Whether the list now has an invitation that had no answer before the page was reloaded: then it was sent. */
export const isMade = (pair: Pair, unconfirmed: readonly string[], known: Known): boolean =>
  unconfirmed.includes(pairKey(pair)) &&
  known?.some((one) => isTo(pair.email)(one) && one.brand_id === pair.brand_id && one.status === 'pending') === true

type Rows = readonly Invitation[]

/** What a list shows of an invitation whose sending failed this way. */
const findings = new WeakMap<object, (rows: Rows) => Finding<unknown>>()

/** The outcome as a list shows it that was read afterwards: what it has was sent. */
export function withListed(outcome: InviteOutcome, rows: Rows): InviteOutcome {
  const isListed = ({ error }: Unsent) => typeof findings.get(error)?.(rows) === 'object'
  const listedOnes = outcome.unsent.filter(isListed)
  if (listedOnes.length === 0) return outcome
  return {
    ...outcome,
    sent: [...outcome.sent, ...listedOnes.map(({ input }) => input)],
    unsent: outcome.unsent.filter((one) => !isListed(one)),
  }
}

type SendOnce = {
  known: Known
  /** How the last try for this address failed: what may have been sent is looked for first. */
  before: unknown
  /** The address was just invited to another brand: a row without a brand may be that one. */
  again?: boolean
  /** Aborted when the user stops: what is on its way may be sent all the same. */
  signal: AbortSignal
}

/**
 * Sends an invitation unless the list shows that it was sent: one call of `runBulk`. When the user stops, it ends at once
 * with a failure that is checked before the next try. `runBulk` alone stops calls that are safe to repeat.
 */
export async function sendOnce(
  body: InvitationInput,
  { known, before, again = false, signal }: SendOnce,
): Promise<unknown> {
  const isThis = (one: Invitation) => isTo(body.email)(one) && mayBeOf(body.brand_id)(one)
  const knownOfThis = known?.filter(isThis) ?? []
  const findIn = (rows: Rows): Finding<unknown> => {
    const found = rows.filter(isThis)
    if (!known) return found.length > 0 ? 'unclear' : 'notApplied'
    const ids = new Set(knownOfThis.map(({ id }) => String(id)))
    const added = found.filter(({ id }) => id === undefined || !ids.has(String(id)))
    // rows without ids look alike: only where there was none before, one is new
    const sent = added.find(
      ({ id, brand_id, status }) =>
        status === 'pending' && (id !== undefined || knownOfThis.length === 0) && (brand_id != null || !again),
    )
    return sent ?? (added.length > 0 ? 'unclear' : 'notApplied')
  }
  const check = async () => findIn(await listed())
  const send = () => sendAndVerify(() => sendInvitation({ body, signal }), check, CONFIRMATION)
  // until it is known, nothing else is on its way
  let unconfirmed = before instanceof Unverified ? before : undefined
  const work = async () => {
    if (!unconfirmed) return send()
    return unconfirmed.check().catch((thrown: unknown) => {
      if (mayBeDone(thrown)) throw thrown
      unconfirmed = undefined
      return send()
    })
  }
  const settled = new AbortController()
  const stopped = new Promise<never>((_resolve, reject) => {
    const stop = () =>
      reject(
        unconfirmed ?? new Unverified(networkError(), () => verifyUnconfirmed(networkError(), check, CONFIRMATION)),
      )
    signal.addEventListener('abort', stop, { signal: settled.signal })
  })
  try {
    return await Promise.race([stopped, work()])
  } catch (thrown) {
    if (mayBeDone(thrown)) findings.set(Object(thrown), findIn)
    throw thrown
  } finally {
    settled.abort()
  }
}

/** The server's text about the address, else about another field, else about the call. */
export function refusalText(intl: IntlShape, error: ApiError): string {
  if (mayBeDone(error)) return intl.formatMessage({ id: 'invitations.dialog.unconfirmed.one' })
  const { email = [], ...others } = error.details
  const texts = email.length > 0 ? email : Object.values(others).flat()
  return readableText(texts.join(' ')) ?? errorText(intl, error)
}
