import { whenIdle } from '~/platform/when-idle'

import { createCatalogue } from './catalogue'
import { importFrench, PRELOADED_FRENCH } from './french'
import type { Locale } from './locales'
import { logOnce } from './log'
import { createMessageLoader } from './message-loader'
import type { Namespace } from './namespaces'

/** The message catalogue of this page. */
export const catalogue = createCatalogue((locale, id) => logOnce(`${id} in ${locale}: other placeholders than French`))

const loader = createMessageLoader({
  catalogue,
  preloadedFrench: PRELOADED_FRENCH,
  importFrench,
  fetchFile: (url, init) => fetch(url, init),
  whenIdle,
  onProblem: logOnce,
})

/**
 * Awaited by routes: loads `namespaces` and the preloaded ones in `locale`. French comes with the scripts. Other
 * languages come from `/locales` within K53's limit; after it, French is shown until they arrive.
 */
export const loadNamespaces = (locale: Locale, namespaces: readonly Namespace[]): Promise<void> =>
  loader.load(locale, namespaces)

/** Loads another language for all namespaces used so far. */
export const loadLocale = (locale: Locale): Promise<void> => loader.load(locale, loader.inUse())

export const refreshFrench = (): void => loader.refreshFrench()
