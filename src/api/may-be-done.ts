import { ApiError, CODES, fieldsOf } from './api-error'

const LOST: ReadonlySet<string> = new Set([CODES.network, CODES.timeout, CODES.invalidResponse])

/**
 * Whether a failed write may have been made all the same: its answer was lost or cannot be read, or the server or a
 * gateway failed on the way (408 and 5xx). Any other answer is a refusal.
 */
export const mayBeDone = (error: unknown): boolean =>
  error instanceof ApiError &&
  !error.undone &&
  (LOST.has(error.code) || error.status_code === 408 || error.status_code >= 500)

/** A write that may have been made, and that must not be sent again before a read has shown whether it was. */
export class Unverified extends ApiError {
  /** Reads again. @returns the answer of the write @throws ApiError what is known by then */
  readonly check: () => Promise<unknown>

  constructor(failure: ApiError, check: () => Promise<unknown>) {
    super(fieldsOf(failure))
    this.check = check
  }
}
