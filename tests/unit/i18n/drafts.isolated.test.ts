import { afterEach, describe, expect, it, vi } from 'vitest'

import { compileMessages } from '../../../scripts/compile-messages.ts'
import { readSources, shownSources } from '../../../scripts/messages.ts'
import { exportTexts } from '../../../scripts/translations/export.ts'
import { faultsOf } from '../../../scripts/translations/faults.ts'
import { importTexts } from '../../../scripts/translations/import.ts'
import { readTexts } from '../../../scripts/translations/texts.ts'
import { DRAFTS, LOCALES, type Draft } from '../../../src/i18n/locales'
import { NAMESPACES } from '../../../src/i18n/namespaces.gen'

// the keys are those of the type
const drafts = Object.keys(DRAFTS) as Draft[]

/** The languages of an app of its own. */
async function offered(withDrafts: boolean) {
  vi.resetModules()
  const { LOCALE_INFO, LOCALES, isLocale } = await import('~/i18n/locales')
  if (withDrafts) {
    const { offerDrafts } = await import('~/i18n/locales')
    offerDrafts()
    offerDrafts()
  }
  return { codes: LOCALES.join(' '), names: Object.values(LOCALE_INFO).map(({ native }) => native), isLocale }
}

afterEach(() => vi.resetModules())

describe('a language that is being translated', () => {
  it('is offered after the finished ones, once, where drafts are asked for only (LAN-01)', async () => {
    const without = await offered(false)
    expect(without.codes).toBe('fr en es de it')
    expect(without.names).not.toContain('Nederlands')
    expect(without.isLocale('nl')).toBe(false)
    const withDrafts = await offered(true)
    expect(withDrafts.codes).toBe('fr en es de it nl xa xl')
    expect(withDrafts.names[5]).toBe('Nederlands')
    expect(withDrafts.isLocale('nl')).toBe(true)
  })

  it('shows English where it has no text, and its own texts elsewhere', () => {
    const own = readSources('nl', 'settings')
    const english = readSources('en', 'settings')
    expect(Object.keys(own).length).toBeLessThan(Object.keys(english).length)
    expect(shownSources('nl', 'settings')).toEqual({ ...english, ...own })
    expect(shownSources('nl', 'settings')['settings.section.security']).toBe('Beveiliging')
    expect(shownSources('nl', 'settings')['settings.accessibility.checks']).toBe('How we check')
    expect(shownSources('nl', 'common')['common.cancel']).toBe('Annuleren')
    expect(shownSources('nl', 'plans')).toEqual(readSources('en', 'plans'))
    expect(shownSources('de', 'common')).toEqual(readSources('de', 'common'))
  })

  it.each(drafts)('%s has valid texts of French ids, with the placeholders of French (LAN-30)', (draft) => {
    for (const namespace of NAMESPACES) {
      const french = readSources('fr', namespace)
      for (const [id, text] of Object.entries(readSources(draft, namespace))) {
        expect(french).toHaveProperty([id])
        expect({ id, faults: faultsOf(text, french[id] ?? '') }).toEqual({ id, faults: [] })
      }
    }
  })

  it.each(drafts)('%s leaves and comes back as a PO file with nothing added', (draft) => {
    const file = exportTexts(draft, readTexts)
    expect(file).toContain('msgid "Déclaration d’accessibilité"\nmsgstr ""')
    expect(importTexts(file, readTexts)).toMatchObject({ locale: draft, texts: readTexts(draft) })
  })
})

describe('a pseudo-locale', () => {
  it('of accents shows each text of English between brackets, with its placeholders and tags (LAN-30)', () => {
    const [greeting, terms] = Object.values(
      compileMessages({ greeting: 'Hello {name}', terms: 'Read <b>them</b>' }, 'xa'),
    )
    expect(greeting).toMatchObject([{ value: '[' }, { value: 'Ħḗḗŀŀǿǿ ' }, { value: 'name' }, { value: ']' }])
    expect(terms).toMatchObject([
      { value: '[' },
      { value: 'Řḗḗȧȧḓ ' },
      { value: 'b', children: [{ value: 'ŧħḗḗḿ' }] },
      { value: ']' },
    ])
    expect(shownSources('xa', 'common')).toEqual(readSources('en', 'common'))
  })

  it('of longest texts has no text that a language needs more letters for', () => {
    for (const namespace of NAMESPACES) {
      const longest = shownSources('xl', namespace)
      for (const locale of LOCALES)
        for (const [id, text] of Object.entries(readSources(locale, namespace)))
          expect(longest[id]?.length, `${locale} ${id}`).toBeGreaterThanOrEqual(text.length)
    }
  })
})
