import { systemClock, within } from '~/platform/clock'
import { createPool } from '~/platform/pool'

import type { Catalogue } from './catalogue'
import { fetchMessages, PARALLEL_READS, type FetchFile } from './fetch-messages'
import { DEFAULT_LOCALE, type Locale } from './locales'
import type { Candidates } from './message-tree'
import { PRELOADED_NAMESPACES, type Namespace } from './namespaces'
import { NAMESPACES } from './namespaces.gen'
import { parseMessages, readMessages, type ReadMessages } from './read-messages'

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
