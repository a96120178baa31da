/** The most that a call may take, reading the body, renewal and retry included. */
export const REQUEST_TIMEOUT_MS = 30_000
