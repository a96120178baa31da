/** Takes the network away from the page: what the browser says of it, not the answers. */
export function goOffline() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event('offline'))
}

/** Also for the end of a story: `beforeEach: () => goOnline` */
export function goOnline() {
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
}
