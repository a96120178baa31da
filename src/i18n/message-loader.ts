import { createPool, type Pool, whenIdle } from '~/platform/async'
import { systemClock, wait, within } from '~/platform/clock'

import { type Catalogue, createCatalogue } from './catalogue'
import { DEFAULT_LOCALE, type Locale } from './locales'
import { type EditedTexts, type Namespace, PRELOADED_NAMESPACES, TEXTS_EVENT } from './messages'
import common from './messages/fr/common.json?messages'
import errors from './messages/fr/errors.json?messages'
import forms from './messages/fr/forms.json?messages'
import navigation from './messages/fr/navigation.json?messages'
import { FRENCH_ON_DEMAND, NAMESPACES } from './namespaces.gen'
import { type Candidates, parseMessages, readMessages, type ReadMessages } from './read-messages'

/** Five retries; the delay starts at 350 ms and doubles. */
const RETRIES = 5
const FIRST_DELAY_MS = 350
/** Time limit of one attempt, body included. A timeout counts as no status. */
const TRY_MS = 5000

/** Translation files loaded in parallel. */
const PARALLEL_READS = 10

type FetchFile = (url: string, init: { signal: AbortSignal }) => Promise<Response>

type Try = { retry: boolean; file?: unknown }

/** Retries 500-599 and missing statuses. A 4xx or invalid JSON is final. */
async function readFile(url: string, fetchFile: FetchFile, signal: AbortSignal): Promise<Try> {
  let text: string
  try {
    const response = await fetchFile(url, { signal })
    if (!response.ok) return { retry: response.status === 0 || response.status >= 500 }
    text = await response.text()
  } catch {
    return { retry: true }
  }
  try {
    const file: unknown = JSON.parse(text)
    return { retry: false, file }
  } catch {
    return { retry: false }
  }
}

async function readInTime(url: string, fetchFile: FetchFile): Promise<Try> {
  const abort = new AbortController()
  const tried = await within(systemClock, TRY_MS, () => readFile(url, fetchFile, abort.signal))
  if (tried) return tried
  abort.abort()
  return { retry: true }
}

/** @returns the parsed JSON, or undefined when loading failed. Never rejects. */
export async function fetchMessages(url: string, fetchFile: FetchFile, pool: Pool): Promise<unknown> {
  for (let tried = 0; ; tried += 1) {
    const { retry, file } = await pool(() => readInTime(url, fetchFile))
    if (!retry) return file
    if (tried === RETRIES) return undefined
    await wait(systemClock, FIRST_DELAY_MS * 2 ** tried)
  }
}

/** Then French is shown until the texts arrive. */
const LONGEST_WAIT_MS = 5000

type LoaderPorts = {
  catalogue: Catalogue
  fetchFile: FetchFile
  /** French texts of the first script, and the loader of the others. */
  preloadedFrench: Readonly<Partial<Record<Namespace, unknown>>>
  importFrench: (namespace: Namespace) => Promise<unknown>
  whenIdle: (task: () => void) => void
  onProblem: (problem: string) => void
}

/** Keys in the file of a namespace may omit its prefix. */
const read = (file: unknown, namespace: Namespace) =>
  readMessages(file, (key) => (key.startsWith(`${namespace}.`) ? key : `${namespace}.${key}`))

export function createMessageLoader({ catalogue, fetchFile, onProblem, ...ports }: LoaderPorts) {
  const pool = createPool(PARALLEL_READS)
  const patience = createPatience(LONGEST_WAIT_MS)
  const builtIn = new Map<Namespace, Promise<void>>()
  /** Requested files of `/locales`. A failed one is removed and requested again by the next page. */
  const files = new Map<string, Promise<void>>()
  let refreshing = false

  const parse = async (messages: ReadMessages, source: string): Promise<Candidates> => {
    const { texts, malformed } = await parseMessages(messages)
    if (malformed.length > 0) onProblem(`${source}: not valid: ${malformed.join(', ')}`)
    return texts
  }

  const addFrench = async (namespace: Namespace, messages: ReadMessages) => {
    // before any await: the first render needs the texts that require no parser
    catalogue.addBuiltIn(messages.ready)
    if (messages.toParse.length > 0) catalogue.addBuiltIn(await parse(messages, `built-in ${namespace}`))
  }

  const importAndAdd = async (namespace: Namespace) => {
    await addFrench(namespace, read(await ports.importFrench(namespace), namespace))
    if (refreshing) refresh(namespace)
  }

  const french = (namespace: Namespace) => {
    const adding = builtIn.get(namespace) ?? importAndAdd(namespace)
    builtIn.set(namespace, adding)
    // a failed script is requested again
    adding.catch(() => builtIn.delete(namespace))
    return adding
  }

  const fetchFileOf = async (locale: Locale, namespace: Namespace) => {
    const url = `/locales/${locale}/${namespace}.json`
    const sent = read(await fetchMessages(url, fetchFile, pool), namespace)
    // without the script of the parser, the file counts as failed
    const texts: Candidates = await parse(sent, url).catch(() => new Map())
    if (texts.size === 0) {
      files.delete(url)
      onProblem(`${url}: no texts; French is shown`)
      return
    }
    patience.renew()
    catalogue.addShipped(locale, texts)
  }

  const file = (locale: Locale, namespace: Namespace) => {
    const url = `/locales/${locale}/${namespace}.json`
    const reading = files.get(url) ?? fetchFileOf(locale, namespace)
    files.set(url, reading)
    return reading
  }

  const refresh = (namespace: Namespace) => ports.whenIdle(() => void file(DEFAULT_LOCALE, namespace))

  for (const namespace of NAMESPACES)
    if (namespace in ports.preloadedFrench)
      builtIn.set(namespace, addFrench(namespace, read(ports.preloadedFrench[namespace], namespace)))

  return {
    /**
     * Resolves when the texts can be shown. French needs no request; others arrive within the limit, or later in the
     * background.
     */
    async load(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
      const wanted = [...new Set<Namespace>([...PRELOADED_NAMESPACES, ...namespaces])]
      const arrival =
        locale === DEFAULT_LOCALE ? undefined : patience.wait(Promise.all(wanted.map((name) => file(locale, name))))
      await Promise.all(wanted.map(french))
      await arrival
    },
    /** Namespaces that pages have used so far. */
    inUse: (): Namespace[] => [...builtIn.keys()],
    /** Also fetches French from `/locales`, to show corrections made on the server. Nothing waits for it. */
    refreshFrench(): void {
      refreshing = true
      for (const namespace of builtIn.keys()) refresh(namespace)
    },
  }
}

/**
 * Limits the total waiting time to `limitMs` (K53). When it is used up, further work is not awaited, until work
 * finishes in time again.
 */
function createPatience(limitMs: number) {
  let deadline: number | undefined
  const renew = () => {
    deadline = undefined
  }

  return {
    renew,
    async wait(work: Promise<unknown>): Promise<void> {
      deadline ??= systemClock.now() + limitMs
      if (await within(systemClock, deadline - systemClock.now(), () => work.then(() => true))) renew()
    },
  }
}

const logged = new Set<string>()

/** Logs a text or language problem once. For developers, never shown. */
export function logOnce(problem: string, cause?: unknown): void {
  if (logged.has(problem)) return
  logged.add(problem)
  console.warn(...(cause === undefined ? [problem] : [problem, cause]))
}

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
 * languages come from `/locales` within five seconds; after it, French is shown until they arrive.
 */
export const loadNamespaces = (locale: Locale, namespaces: readonly Namespace[]): Promise<void> =>
  loader.load(locale, namespaces)

/** Loads another language for all namespaces used so far. */
export const loadLocale = (locale: Locale): Promise<void> => loader.load(locale, loader.inUse())

export const { setProductName } = catalogue

export const refreshFrench = (): void => loader.refreshFrench()

/** Shows edited texts in the open page. In development only. */
export function showEdited(shown: Catalogue, { locale, namespace, texts }: EditedTexts): void {
  const { ready } = read(texts, namespace)
  if (locale === DEFAULT_LOCALE) shown.addBuiltIn(ready)
  // a language without texts gets all of them when it is chosen
  if (shown.spoken(locale) === locale) shown.addShipped(locale, ready)
}

if (import.meta.hot) import.meta.hot.on(TEXTS_EVENT, (edited: EditedTexts) => showEdited(catalogue, edited))
