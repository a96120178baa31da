import { createConnection } from '~/features/shell/connection'

/** A network that a story switches off and on. */
export function aConnection(online = true) {
  const browser = Object.assign(new EventTarget(), { navigator: { onLine: online } })
  return {
    ...createConnection(browser),
    go(next: boolean) {
      browser.navigator.onLine = next
      browser.dispatchEvent(new Event(next ? 'online' : 'offline'))
    },
  }
}
