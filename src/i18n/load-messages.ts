import { whenIdle } from '~/platform/when-idle'

import { createCatalogue } from './catalogue'
import type { Locale } from './locales'
import { logOnce } from './log-once'
import { createMessageLoader } from './message-loader'
import common from './messages/fr/common.json?messages'
import errors from './messages/fr/errors.json?messages'
import forms from './messages/fr/forms.json?messages'
import navigation from './messages/fr/navigation.json?messages'
import type { Namespace, PRELOADED_NAMESPACES } from './namespaces'
import { FRENCH_ON_DEMAND } from './namespaces.gen'

type Preloaded = (typeof PRELOADED_NAMESPACES)[number]

/** Part of the first script, so no page waits for them. The build compiles the files. */
const PRELOADED_FRENCH: Readonly<Record<Preloaded, unknown>> = { common, navigation, forms, errors }

const isPreloaded = (namespace: Namespace): namespace is Preloaded => namespace in PRELOADED_FRENCH

/** The French texts of a namespace. Its script loads in parallel to the route's. */
async function importFrench(namespace: Namespace): Promise<unknown> {
  if (isPreloaded(namespace)) return PRELOADED_FRENCH[namespace]
  return (await FRENCH_ON_DEMAND[namespace]()).default
}

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
 * languages come from `/locales` within five seconds (K53); after it, French is shown until they arrive.
 */
export const loadNamespaces = (locale: Locale, namespaces: readonly Namespace[]): Promise<void> =>
  loader.load(locale, namespaces)

/** Loads another language for all namespaces used so far. */
export const loadLocale = (locale: Locale): Promise<void> => loader.load(locale, loader.inUse())

export const refreshFrench = (): void => loader.refreshFrench()
