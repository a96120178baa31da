import { onlineManager } from '@tanstack/react-query'

/** Sets the browser's online state; requests still get their answers. */
export function goOffline() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event('offline'))
}

/** Also cleans up after a story: `beforeEach: () => goOnline` */
export function goOnline() {
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
  // it hears no event once its last query client is gone
  onlineManager.setOnline(true)
}
