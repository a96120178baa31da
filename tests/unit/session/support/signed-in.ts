import { AUTH_STORE_KEY } from '~/session/storage-keys'

import { createFakeBrowser, type FakeBrowser, type FakeTab } from './fake-browser'
import { finish } from './finish'

export type SignedIn = FakeBrowser & { tab: FakeTab; done: <Value>(promise: Promise<Value>) => Promise<Value> }

/** A browser with one tab, signed in as user 1. */
export async function signedIn(options: Parameters<typeof createFakeBrowser>[0] = {}): Promise<SignedIn> {
  const browser = createFakeBrowser(options)
  const tab = browser.openTab()
  const done = <Value>(promise: Promise<Value>) => finish(browser, promise)
  await done(tab.session.start(browser.server.login(1), 'login'))
  return { ...browser, tab, done }
}

/** The same with several tabs. */
export async function tabs(count: number, options: Parameters<typeof createFakeBrowser>[0] = {}) {
  const there = await signedIn(options)
  const two = there.openTab()
  const all = [there.tab, two, ...Array.from({ length: Math.max(0, count - 2) }, () => there.openTab())]
  return { ...there, one: there.tab, two, all }
}

/** Reads the brands many times at once. */
export const manyBrands = ({ tab }: SignedIn, count: number) =>
  Promise.allSettled(Array.from({ length: count }, () => tab.brands()))

/** What the browser keeps of who is signed in. */
export const storedState = ({
  shared,
}: SignedIn): { state: { user?: unknown; isAuthenticated?: unknown; lastActivity: unknown }; version: number } =>
  JSON.parse(shared.get(AUTH_STORE_KEY) ?? '{}')
