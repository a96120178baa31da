import type { Locale } from './locales'
import type { Candidates, Messages, MessageTree } from './message-tree'
import { fitsFrench } from './placeholders'

type Layers = Partial<Record<Locale, Candidates>>

/**
 * All texts that have arrived, in three layers: the French ones built into the app, which say what exists and with which
 * placeholders; those of `/locales`; the provider's overrides. A text that does not fit its French one is passed over, so
 * every id of a loaded namespace has a text in every language (LAN-30).
 */
export function createCatalogue(onMisfit: (locale: Locale, id: string) => void = () => undefined) {
  const builtIn = new Map<string, MessageTree>()
  const shipped: Layers = {}
  let overrides: Layers = {}
  const listeners = new Set<() => void>()
  const misfits = new Set<string>()
  let merged: Partial<Record<Locale, Messages>> = {}
  let french: Messages | undefined

  const changed = () => {
    merged = {}
    for (const listener of listeners) listener()
  }

  const fits = (locale: Locale, id: string, tree: MessageTree, source: MessageTree) => {
    const fitting = fitsFrench(tree, source)
    if (!fitting && !misfits.has(`${locale} ${id}`)) {
      misfits.add(`${locale} ${id}`)
      onMisfit(locale, id)
    }
    return fitting
  }

  const merge = (locale: Locale): Messages =>
    Object.fromEntries(
      [...builtIn].map(([id, source]) => {
        const candidates = [overrides[locale]?.get(id), shipped[locale]?.get(id)]
        return [id, candidates.find((tree) => tree && fits(locale, id, tree, source)) ?? source]
      }),
    )

  const messages = (locale: Locale): Messages => (merged[locale] ??= merge(locale))

  return {
    addBuiltIn: (texts: Candidates): void => {
      for (const [id, tree] of texts) builtIn.set(id, tree)
      french = undefined
      changed()
    },
    addShipped: (locale: Locale, texts: Candidates): void => {
      const shown = messages(locale)
      const news = [...texts].filter(([id, tree]) => JSON.stringify(shown[id]) !== JSON.stringify(tree))
      if (news.length === 0) return
      shipped[locale] = new Map([...(shipped[locale] ?? []), ...news])
      changed()
    },
    setOverrides: (locale: Locale, texts: Candidates): void => {
      if (texts.size === 0 && !overrides[locale]?.size) return
      overrides[locale] = texts
      changed()
    },
    /** The texts of another user's account are not shown after it is closed. */
    clearOverrides: (): void => {
      if (Object.keys(overrides).length === 0) return
      overrides = {}
      changed()
    },
    /** What is shown in `locale`: the same object until a text changes. */
    messages,
    /** The built-in French, to fall back on when a text cannot be formatted. */
    builtIn: (): Messages => (french ??= Object.fromEntries(builtIn)),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
