import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { LOCALES, type Locale } from '../../../src/i18n/locales'
import { ALL_TEXTS, OTHERS } from './sources'

type Entry = Record<Locale, string[]>

const words = (cell: string) =>
  cell
    .replaceAll(/\s*\([^)]*\)/g, '')
    .split(',')
    .map((word) => word.trim())

/** The entries of docs/glossary.md: `- fr | en | es | de | it`, on one line or several. */
const entries: Entry[] = readFileSync('docs/glossary.md', 'utf8')
  .replaceAll(/\n {2}/g, ' ')
  .split('\n')
  .filter((line) => /^- (?!fr \|)(?:[^|]+\|){4}/.test(line))
  .map((line) => line.slice(2).split('|').map(words))
  .map((cells) => Object.fromEntries(LOCALES.map((locale, index) => [locale, cells[index] ?? []])) as Entry)

/** Texts that deliberately use another word. */
const EXCEPTIONS: Partial<Record<Locale, readonly string[]>> = {
  en: ['onboarding.signedIn.title', 'plans.feature.whiteLabel'],
  de: ['onboarding.signedIn.title', 'plans.feature.whiteLabel'],
  es: ['settings.password.error.signedOut'],
  it: ['settings.password.error.signedOut', 'plans.feature.whiteLabel', 'lists.filters.clear'],
}

const literally = (text: string) => text.toLowerCase().replaceAll('’', "'")
const asPattern = (term: string) => new RegExp(`(?<![\\p{L}-])${literally(term)}(?:s|es)?(?!\\p{L})`, 'u')

/** `- never in fr: one, other`, on one line or several. */
const NEVER = [
  ...readFileSync('docs/glossary.md', 'utf8')
    .replaceAll(/\n {2}/g, ' ')
    .matchAll(/^- never in (\w\w): (.+)$/gm),
].map(([, locale, list]) => ({ locale: locale as Locale, never: words(list ?? '') }))

/** Words that a search also finds, and the texts of the documents. */
const isExempt = (id: string) => /^palette\.(?:words|verbs)\./.test(id) || DOCUMENTED.has(id)
const DOCUMENTED = new Set(['access.error.assign', 'access.error.bulk', 'access.error.promote'])

describe('the glossary', () => {
  it.each(NEVER)('lists words that no text in $locale has (LAN-36)', ({ locale, never }) => {
    const patterns = never.map(asPattern)
    const strays = [...ALL_TEXTS[locale]]
      .filter(([id]) => !isExempt(id))
      .filter(([, text]) => patterns.some((pattern) => pattern.test(literally(text))))
    expect(strays).toEqual([])
  })

  it('forbids words in each language', () => {
    expect(NEVER.map(({ locale }) => locale)).toEqual(LOCALES)
    expect(NEVER.every(({ never }) => never.length > 4)).toBe(true)
  })

  it('has a term for each language, in the order of src/i18n/locales.ts', () => {
    const headings = readFileSync('docs/glossary.md', 'utf8').match(/^- fr \|.*$/gm) ?? []
    expect(new Set(headings)).toEqual(new Set([`- ${LOCALES.join(' | ')}`]))
  })

  it('has a word for every term in each language', () => {
    expect(entries.length).toBeGreaterThan(25)
    for (const entry of entries) expect(Object.values(entry).flat()).not.toContain('')
    expect(entries.every((entry) => LOCALES.every((locale) => entry[locale].length > 0))).toBe(true)
  })

  it.each(entries)('the term $fr is used consistently (LAN-36)', (entry) => {
    const patterns = entry.fr.map(asPattern)
    const using = [...ALL_TEXTS.fr].filter(([, text]) => patterns.some((pattern) => pattern.test(literally(text))))
    const strays = OTHERS.flatMap((locale) =>
      using
        .filter(([id]) => !EXCEPTIONS[locale]?.includes(id))
        .map(([id]) => ({ id, text: ALL_TEXTS[locale].get(id) ?? '' }))
        .filter(({ text }) => !entry[locale].some((word) => literally(text).includes(literally(word)))),
    )
    expect(strays).toEqual([])
  })
})
