import { safeLocalStorage, safeSessionStorage } from '~/platform/storage'

import { ACCESS_COPY_KEY, AUTH_STORE_KEY, TOKENS_KEY } from './storage-keys'

const SHARED: readonly string[] = [TOKENS_KEY, AUTH_STORE_KEY]

/** Whether the storage has any trace of a session, complete or not. If so, load the session module and ask it. */
export const hasSessionTraces = (): boolean =>
  SHARED.some((key) => safeLocalStorage.getItem(key) !== null) || safeSessionStorage.getItem(ACCESS_COPY_KEY) !== null

/**
 * Calls `found` when another tab opens a session (SES-45), also if this page was asleep at that moment.
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
