import { systemClock, wait } from '~/platform/clock'

/** The pause between the last key press in a search field and the call. */
export const TYPING_PAUSE_MS = 250

/** Start a search query with it: a newer text aborts the query before its call is made, so the last one wins (C305). */
export async function typingPause(search: string, signal: AbortSignal): Promise<void> {
  if (search.trim() !== '') await wait(systemClock, TYPING_PAUSE_MS, signal)
}
