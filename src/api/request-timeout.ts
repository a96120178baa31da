/** The most that a call may take, reading the body, renewal and retry included (F §7, §9). */
export const REQUEST_TIMEOUT_MS = 30_000
