import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { readTexts, byId } from '../../../scripts/translations/texts.ts'
import { type Draft, DRAFTS, LOCALE_INFO, LOCALES, type Locale } from '../../../src/i18n/locales'
import { FORMS } from './glossary-forms'
import { ALL_TEXTS, OTHERS } from './sources'

type Entry = Record<Locale, string[]>

const words = (cell: string) =>
  cell
    .replaceAll(/\s*\([^)]*\)/g, '')
    .split(',')
    .map((word) => word.trim())

const glossary = readFileSync('docs/glossary.md', 'utf8')

/** The rows of its tables, without their heads. */
const rows = [...glossary.matchAll(/^\|(.+)\|$/gm)]
  .map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.some((cell) => /[^-]/.test(cell)))

const NATIVE = LOCALES.map((locale) => LOCALE_INFO[locale].native)
const isHead = (cells: string[]) => cells[0] === NATIVE[0]

/** The terms, with their other forms. */
const entries = rows
  .filter((cells) => !isHead(cells))
  .map((cells) => cells.map(words))
  .map((cells) => {
    const forms = FORMS[cells[0]?.[0] ?? ''] ?? {}
    return Object.fromEntries(
      LOCALES.map((locale, at) => [locale, [...(cells[at] ?? []), ...(forms[locale] ?? [])]]),
    ) as Entry
  })

/** Texts that deliberately use another word. */
const EXCEPTIONS: Partial<Record<Locale, readonly string[]>> = {
  en: ['onboarding.signedIn.title', 'plans.feature.whiteLabel'],
  de: ['onboarding.signedIn.title', 'plans.feature.whiteLabel'],
  es: ['settings.password.error.signedOut'],
  it: ['settings.password.error.signedOut', 'plans.feature.whiteLabel', 'lists.filters.clear'],
}

const literally = (text: string) => text.toLowerCase().replaceAll('’', "'")
const asPattern = (term: string) => new RegExp(`(?<![\\p{L}-])${literally(term)}(?:s|es)?(?!\\p{L})`, 'u')

/** `- **Français**: one, other`, on one line or several. */
const listOf = (native: string) =>
  new RegExp(`^- \\*\\*${native}\\*\\*: (.+)$`, 'm').exec(glossary.replaceAll(/\n {2}/g, ' '))?.[1] ?? ''

const NEVER = LOCALES.map((locale) => ({ locale, never: words(listOf(LOCALE_INFO[locale].native)) }))

/** `marque = merk; …`: the terms of each language that is being translated. */
const DRAFT_TERMS = (Object.keys(DRAFTS) as Draft[]).flatMap((draft) =>
  listOf(DRAFTS[draft].native)
    .split('; ')
    .map((pair) => pair.split(' = '))
    .map(([french = '', own = '']) => ({ draft, french, own: words(own) })),
)

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
    expect(NEVER.every(({ never }) => never.length > 4)).toBe(true)
  })

  it('has a column for each language, in the order of src/i18n/locales.ts', () => {
    expect(rows.filter(isHead)).toEqual([NATIVE, NATIVE])
  })

  it('has each form of a term that it lists', () => {
    const terms = entries.map(({ fr }) => fr[0])
    expect(Object.keys(FORMS).filter((term) => !terms.includes(term))).toEqual([])
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

  it.each(DRAFT_TERMS)(
    'the term $french is used consistently in what $draft has (LAN-36)',
    ({ draft, french, own }) => {
      const texts = byId(readTexts(draft))
      const forms = [french, ...(FORMS[french]?.fr ?? [])].map(asPattern)
      const strays = [...texts].filter(
        ([id, text]) =>
          forms.some((form) => form.test(literally(ALL_TEXTS.fr.get(id) ?? ''))) &&
          !own.some((word) => literally(text).includes(word)),
      )
      expect(strays).toEqual([])
    },
  )
})
