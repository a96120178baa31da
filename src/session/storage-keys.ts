import { safeLocalStorage, safeSessionStorage } from '~/platform/storage'

/** Storage keys of the session, and others that the boot scripts read. */
export const TOKENS_KEY = 'auth.tokens'
export const ACCESS_COPY_KEY = 'auth.access'
export const AUTH_STORE_KEY = 'auth-store'
export const BRAND_SELECTION_KEY = 'brand-selection'
/** Recent choices in the palette, by user. */
export const RECENT_KEY = 'palette-recent'
/** The last access reviews that were exported, by user. */
export const EXPORTED_REVIEWS_KEY = 'exported-reviews'
/** Whether the list of a page had few rows at the last visit, 'true' or 'false'. It says nothing about a user. */
export const fewRowsKey = (path: string) => `few-rows:${path}`

const SHARED: readonly string[] = [TOKENS_KEY, AUTH_STORE_KEY]

/** Whether the storage has any trace of a session, complete or not. If so, load the session module and ask it. */
export const hasSessionTraces = (): boolean =>
  SHARED.some((key) => safeLocalStorage.getItem(key) !== null) || safeSessionStorage.getItem(ACCESS_COPY_KEY) !== null

/**
 * Calls `found` when another tab starts a session (SES-45), also if this page was asleep at that moment.
 * @returns unsubscribes
 */
export function watchForSession(found: () => void): () => void {
  const look = () => {
    if (hasSessionTraces()) found()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && SHARED.includes(key)) look()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}
