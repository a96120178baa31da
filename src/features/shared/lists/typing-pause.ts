import { systemClock, wait } from '~/platform/clock'

/** Between the last letter typed in a search field and the call. */
export const TYPING_PAUSE_MS = 250

/** Begin a search query with it: a newer text aborts the query before its call is made, so the last text wins (C305). */
export async function typingPause(search: string, signal: AbortSignal): Promise<void> {
  if (search.trim() !== '') await wait(systemClock, TYPING_PAUSE_MS, signal)
}
