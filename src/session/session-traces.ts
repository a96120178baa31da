import { safeLocalStorage, safeSessionStorage } from '~/platform/storage'

import { ACCESS_COPY_KEY, AUTH_STORE_KEY, TOKENS_KEY } from './storage-keys'

const SHARED: readonly string[] = [TOKENS_KEY, AUTH_STORE_KEY]

/** Whether anything in this browser speaks of a session, be it whole or not: then the session must be asked. */
export const hasSessionTraces = (): boolean =>
  SHARED.some((key) => safeLocalStorage.getItem(key) !== null) || safeSessionStorage.getItem(ACCESS_COPY_KEY) !== null

/**
 * Calls `found` when a session appears in another tab (SES-45), also where this page slept meanwhile and was not told.
 * @returns stops watching
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
