import { createStore } from 'zustand/vanilla'

import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales'
import { type Candidates, fitsFrench, literal, type Messages, type MessageTree } from './read-messages'

const PRODUCT_NAME = 'common.app.name'

type Layers = Partial<Record<Locale, Candidates>>
type Texts = Record<string, MessageTree>

const idsOf = (layers: readonly (Candidates | undefined)[]) => layers.flatMap((layer) => [...(layer?.keys() ?? [])])

/**
 * All loaded texts, in four layers: the built-in French ones, which define ids and placeholders; the files of `/locales`;
 * the overrides of the provider; the name of the product. A text whose placeholders do not fit the French one is ignored, so every
 * id of a loaded namespace has a text in every language (LAN-30).
 */
export function createCatalogue(onMisfit: (locale: Locale, id: string) => void = () => undefined) {
  const builtIn = new Map<string, MessageTree>()
  const shipped: Layers = {}
  let overrides: Layers = {}
  let name: MessageTree | undefined
  /** Grows when shown texts change, and when a language has its first texts. */
  const revision = createStore<number>()(() => 0)
  const grow = () => revision.setState((count) => count + 1, true)
  const misfits = new Set<string>()
  const merged: Partial<Record<Locale, Texts>> = {}
  let french: Texts | undefined
  /** Ids requested so far: only these can be on the page. */
  const asked = new Set<string>()

  const fits = (locale: Locale, id: string, tree: MessageTree, source: MessageTree) => {
    const fitting = fitsFrench(tree, source)
    if (!fitting && !misfits.has(`${locale} ${id}`)) {
      misfits.add(`${locale} ${id}`)
      onMisfit(locale, id)
    }
    return fitting
  }

  const textOf = (locale: Locale, id: string, source: MessageTree) => {
    if (name && id === PRODUCT_NAME) return name
    const candidates = [overrides[locale]?.get(id), shipped[locale]?.get(id)]
    return candidates.find((tree) => tree && fits(locale, id, tree, source)) ?? source
  }

  const textsOf = (locale: Locale, ids: Iterable<string>): Texts => {
    const texts: Texts = {}
    for (const id of ids) {
      const source = builtIn.get(id)
      if (source) texts[id] = textOf(locale, id, source)
    }
    return texts
  }

  const messages = (locale: Locale): Messages => (merged[locale] ??= textsOf(locale, builtIn.keys()))

  /** Re-renders only when a requested text changed. Other texts are added silently. */
  function changed(ids: Iterable<string>, locales: readonly Locale[] = LOCALES) {
    const all = [...ids]
    const shown = all.some((id) => asked.has(id))
    for (const locale of locales) {
      const texts = merged[locale]
      if (texts) merged[locale] = Object.assign(shown ? { ...texts } : texts, textsOf(locale, all))
    }
    if (shown) grow()
    return shown
  }

  return {
    addBuiltIn: (texts: Candidates): void => {
      for (const [id, tree] of texts) builtIn.set(id, tree)
      if (french) Object.assign(french, Object.fromEntries(texts))
      changed(texts.keys())
    },
    addShipped: (locale: Locale, texts: Candidates): void => {
      const shown = messages(locale)
      const news = [...texts].filter(([id, tree]) => JSON.stringify(shown[id]) !== JSON.stringify(tree))
      if (news.length === 0) return
      const before = shipped[locale]
      shipped[locale] = new Map([...(before ?? []), ...news])
      const notified = changed(new Map(news).keys(), [locale])
      // `spoken` now returns this language
      if (!before && !notified) grow()
    },
    setOverrides: (locale: Locale, texts: Candidates): void => {
      const before = overrides[locale]
      overrides[locale] = texts
      changed(idsOf([before, texts]), [locale])
    },
    /** The name of the product in every language; undefined for its own. */
    setProductName: (text: string | undefined): void => {
      name = text === undefined ? undefined : literal(text)
      changed([PRODUCT_NAME])
    },
    /** Overrides belong to one user: they are removed at sign-out. */
    clearOverrides: (): void => {
      const before = overrides
      overrides = {}
      changed(idsOf(Object.values(before)))
    },
    /** The texts of `locale`. The same object until a requested text changes. */
    messages,
    /** The language of the texts shown for `locale`: French until its first own texts have loaded. */
    spoken: (locale: Locale): Locale => (shipped[locale] ? locale : DEFAULT_LOCALE),
    noteAsked: (id: string): void => void asked.add(id),
    /** The built-in French texts: the fallback for texts that cannot be formatted. */
    builtIn: (): Messages => (french ??= Object.fromEntries(builtIn)),
    revision,
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
