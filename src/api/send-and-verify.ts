import { systemClock, wait } from '~/platform/clock'

import {
  aborted,
  type ApiError,
  CODES,
  failureOf,
  isOfCall,
  refusedStatus,
  notApplied,
  mayBeDone,
  Unverified,
} from './api-error'
import { apiPorts } from './ports'

/** What a read shows of a write: the answer that the write would have had, or that it was not made, or neither. */
export type Finding<Data> = Data | 'notApplied' | 'unclear'

type Options = {
  /** A second call would do it twice: it is not sent before a read that was answered. */
  once?: boolean
  /** A second call is refused. The browser may have sent it by itself: a read shows whether the first one was made. */
  unique?: boolean
  /** Gets the lost answer, and the failure of the read. */
  onUnanswered?: ((failure: ApiError) => void) | undefined
}

/** Answers that refuse a read for good: it is wrong, not allowed, or not found. A 401 or a 429 says nothing of the write. */
const REFUSALS: ReadonlySet<number> = new Set([400, 403, 404, 410])
const isRefused = (unread: ApiError) => isOfCall(unread) && REFUSALS.has(refusedStatus(unread) ?? 0)

/** A gateway that waits no longer says nothing of the server, which may still be at work. */
export const GRACE_MS = 2_000
const isSlow = ({ code, status_code }: ApiError) => code === CODES.timeout || status_code === 504

/**
 * @returns the answer of a write whose answer was lost
 * @throws ApiError what is known of it, or an `AbortError` after the end of its session: what follows the write must not
 * go on with the session of the next user
 */
export async function verifyUnconfirmed<Data>(
  failure: ApiError,
  check: () => Promise<Finding<Data>>,
  options: Options = {},
): Promise<Data> {
  const { once = false, onUnanswered } = options
  const sessionSignal = apiPorts().tokens.sessionSignal()
  let finding: Finding<Data>
  onUnanswered?.(failure)
  try {
    finding = await check()
    if (finding === 'notApplied' && isSlow(failure)) {
      await wait(systemClock, GRACE_MS, sessionSignal)
      finding = await check()
    }
  } catch (thrown) {
    if (sessionSignal.aborted) throw aborted()
    const unread = failureOf(thrown)
    if (unread) onUnanswered?.(unread)
    // what is refused stays refused: to read again would tell no more
    const refused = unread && !unread.notApplied && isRefused(unread)
    throw once && !refused ? new Unverified(failure, () => verifyUnconfirmed(failure, check, options)) : failure
  }
  if (finding === 'notApplied') throw notApplied(failure)
  if (finding === 'unclear') throw failure
  return finding
}

/** Answers of a server to a write that it has already made. */
const REPEATED: ReadonlySet<number> = new Set([400, 404, 409, 410, 429])

/**
 * Chromium sends a write a second time by itself when a kept connection breaks. The refusal then answers the second one.
 * @throws the refusal, unless a read shows that the write was made
 */
async function verifyRepeated<Data>(
  refusal: ApiError,
  check: () => Promise<Finding<Data>>,
  { onUnanswered }: Options,
): Promise<Data> {
  const finding = await check().catch((thrown: unknown) => {
    const unread = failureOf(thrown)
    if (!unread) throw thrown
    onUnanswered?.(unread)
    return 'unclear' as const
  })
  if (finding === 'notApplied' || finding === 'unclear') throw refusal
  return finding
}

/**
 * Sends a write. When its answer is lost, reads whether it was made: then it is done, and otherwise it has failed.
 * @param check reads from the server, not from the cache, which may be older than the write
 * @throws ApiError `mayBeDone` tells whether it is unconfirmed
 */
export async function sendAndVerify<Data>(
  send: () => Promise<Data>,
  check: () => Promise<Finding<Data>>,
  options: Options = {},
): Promise<Data> {
  try {
    return await send()
  } catch (thrown) {
    const failure = failureOf(thrown)
    if (!failure) throw thrown
    if (mayBeDone(failure)) return verifyUnconfirmed(failure, check, options)
    if (options.unique && REPEATED.has(refusedStatus(failure) ?? 0)) return verifyRepeated(failure, check, options)
    throw thrown
  }
}
