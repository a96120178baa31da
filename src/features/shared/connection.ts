import { useSyncExternalStore } from 'react'

type Browser = Pick<Window, 'addEventListener' | 'removeEventListener'> & { readonly navigator: { onLine: boolean } }

/** Whether the browser is online, as a store (NFR-02). */
export const createConnection = (browser: Browser) => ({
  isOnline: () => browser.navigator.onLine,
  subscribe: (listener: () => void) => {
    browser.addEventListener('online', listener)
    browser.addEventListener('offline', listener)
    return () => {
      browser.removeEventListener('online', listener)
      browser.removeEventListener('offline', listener)
    }
  },
})

export type Connection = ReturnType<typeof createConnection>

/** The connection of this page. It reads nothing from the browser until it is asked. */
export const browserConnection = createConnection(globalThis.window)

/** False while the browser reports no network. */
export const useOnline = (): boolean =>
  useSyncExternalStore(browserConnection.subscribe, browserConnection.isOnline, () => true)
