import { systemClock, wait, within } from '~/platform/clock'
import type { Pool } from '~/platform/pool'

/** Five retries; the delay starts at 350 ms and doubles. */
const RETRIES = 5
const FIRST_DELAY_MS = 350
/** Time limit of one attempt, body included. A timeout counts as no status. */
const TRY_MS = 5000

/** Translation files loaded in parallel. */
export const PARALLEL_READS = 10

export type FetchFile = (url: string, init: { signal: AbortSignal }) => Promise<Response>

type Try = { retry: boolean; file?: unknown }

/** Retries 500-599 and missing statuses. A 4xx or invalid JSON is final. */
async function read(url: string, fetchFile: FetchFile, signal: AbortSignal): Promise<Try> {
  let text: string
  try {
    const response = await fetchFile(url, { signal })
    if (!response.ok) return { retry: response.status === 0 || response.status >= 500 }
    text = await response.text()
  } catch {
    return { retry: true }
  }
  try {
    const file: unknown = JSON.parse(text)
    return { retry: false, file }
  } catch {
    return { retry: false }
  }
}

async function readInTime(url: string, fetchFile: FetchFile): Promise<Try> {
  const abort = new AbortController()
  const tried = await within(systemClock, TRY_MS, () => read(url, fetchFile, abort.signal))
  if (tried) return tried
  abort.abort()
  return { retry: true }
}

/** @returns the parsed JSON, or undefined when loading failed. Never rejects. */
export async function fetchMessages(url: string, fetchFile: FetchFile, pool: Pool): Promise<unknown> {
  for (let tried = 0; ; tried += 1) {
    const { retry, file } = await pool(() => readInTime(url, fetchFile))
    if (!retry) return file
    if (tried === RETRIES) return undefined
    await wait(systemClock, FIRST_DELAY_MS * 2 ** tried)
  }
}
