import { createCatalogue } from './catalogue'
import { importFrench, PRELOADED_FRENCH } from './french'
import type { Locale } from './locales'
import { logOnce } from './log'
import { createMessageLoader } from './message-loader'
import type { Namespace } from './namespaces'

/** The texts of this page. */
export const catalogue = createCatalogue((locale, id) => logOnce(`${id} in ${locale}: other placeholders than French`))

const loader = createMessageLoader({
  catalogue,
  preloadedFrench: PRELOADED_FRENCH,
  importFrench,
  fetchFile: (url, init) => fetch(url, init),
  // Safari has no requestIdleCallback
  whenIdle: (task) => (globalThis.requestIdleCallback ?? setTimeout)(task),
  onProblem: logOnce,
})

/**
 * What a route awaits before it shows: the texts of `namespaces` and of the preloaded ones in `locale`. French comes with
 * the scripts; other languages from `/locales`, within K53's limit, else later while French is shown.
 */
export const loadNamespaces = (locale: Locale, namespaces: readonly Namespace[]): Promise<void> =>
  loader.load(locale, namespaces)

/** The texts of every page visited so far, in another language. */
export const loadLocale = (locale: Locale): Promise<void> => loader.load(locale, loader.inUse())

export const refreshFrench = (): void => loader.refreshFrench()
