import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Language, readSource } from '../../../scripts/messages.ts'
import { exportTemplate, exportTexts } from '../../../scripts/translations/export.ts'
import { importTexts } from '../../../scripts/translations/import.ts'
import { readPo, writePo } from '../../../scripts/translations/po.ts'
import { readTexts, toFile, type Texts } from '../../../scripts/translations/texts.ts'
import { LOCALES } from '../../../src/i18n/locales'
import { NAMESPACES } from '../../../src/i18n/namespaces.gen'
import { anyText, runs } from '../../support/fuzz'

const CONTEXT = { notes: ['A button.\nOf a dialog.', 'msgid "x"'], files: ['src/a b.tsx'] }

const FEW: Partial<Record<Language, Texts>> = {
  fr: {
    brands: { 'brands.create': 'Créer', 'brands.count': '{count, plural, one {# marque} other {# marques}}' },
    users: { 'users.hello': 'Bonjour {name}, <b>lisez</b>' },
  },
  de: { brands: { 'brands.count': '{count, plural, one {# Marke} other {# Marken}}', 'brands.create': 'Erstellen' } },
}
const few = (locale: Language): Texts => FEW[locale] ?? {}

function goodTexts(imported: ReturnType<typeof importTexts>) {
  if ('faults' in imported) throw new Error(imported.faults.join('\n'))
  return imported
}

/** The faults of a German file in which an entry was replaced. */
function faultsOf(from: string, to: string): readonly string[] {
  const file = exportTexts('de', few).replace(from, to)
  expect(file).not.toBe(exportTexts('de', few))
  const imported = importTexts(file, few)
  return 'faults' in imported ? imported.faults : []
}

describe('a PO file', () => {
  it.each(LOCALES)('of %s gives back every file of texts, byte by byte (LAN-02)', (locale) => {
    const file = exportTexts(locale, readTexts, () => CONTEXT)
    // nothing to fall back on: each text comes from the file
    const imported = goodTexts(importTexts(file, (asked) => (asked === 'fr' ? readTexts('fr') : {})))
    expect(imported.locale).toBe(locale)
    expect(imported.unfinished).toEqual([])
    for (const namespace of NAMESPACES)
      expect(toFile(imported.texts[namespace] ?? {})).toBe(readSource(locale, namespace))
  })

  it('gives back any text, whatever its quotes, escapes, braces and notes (LAN-02)', () => {
    const text = fc
      .oneof(anyText(), fc.string({ unit: fc.constantFrom('"', '\\', 'n', '\n', '\r', '\t', '{', "'", '#', ' ', 'é') }))
      // the library takes a source text such as 'constructor' for one that it has read before
      .filter((any) => any.isWellFormed() && !(any in {}))
    const entry = fc.record({ french: text.filter((french) => french !== ''), text })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), text, text, (list, note, file) => {
        const entries = list.map((each, index) => ({ id: `a.id${index}`, ...each }))
        const po = writePo('it', entries, () => ({ notes: [note], files: [file] }))
        const expected = entries.map((each) => ({ ...each, fuzzy: false }))
        expect(readPo(po)).toEqual({ language: 'it', entries: expected, faults: [] })
      }),
      runs(2000),
    )
  })

  it('names the id, says which texts are ICU, and carries the notes and files of each', () => {
    const file = exportTexts('de', few, () => CONTEXT)
    expect(file).toContain(`#: src/a b.tsx
#. A button. Of a dialog.
#. msgid "x"
msgctxt "brands.create"
msgid "Créer"
msgstr "Erstellen"
`)
    expect(file).toContain('#, icu-message-format\nmsgctxt "brands.count"')
    expect(file).not.toContain('#, icu-message-format\nmsgctxt "brands.create"')
  })

  it('leaves a text as it is where it has none, an empty one or a fuzzy one', () => {
    const file = exportTexts('de', few)
      .replace('msgstr "Erstellen"', 'msgstr ""')
      .replace('#, icu-message-format\nmsgctxt "brands.count"', '#, fuzzy\nmsgctxt "brands.count"')
      .replace('{# Marke}', '{# falsch}')
    expect(importTexts(file, few)).toEqual({
      locale: 'de',
      texts: {
        brands: {
          'brands.create': 'Erstellen',
          'brands.count': '{count, plural, one {# Marke} other {# Marken}}',
        },
        users: {},
      },
      unfinished: ['brands.create', 'brands.count', 'users.hello'],
    })
  })

  it('has no translation in the template, which no language can be read from', () => {
    const template = exportTemplate(few)
    expect(template).toContain('msgid "Créer"\nmsgstr ""')
    expect(importTexts(template, few)).toEqual({ faults: [expect.stringContaining('names no language')] })
  })
})

describe('a PO file with a fault', () => {
  it.each([
    ['an unknown id', 'brands.create', 'brands.creat', 'line 9: brands.creat: French has no text of this id.'],
    [
      'an old French text',
      'Créer',
      'Ajouter',
      'line 9: brands.create: the French text has changed since the export; export again and merge. It is now: Créer',
    ],
    [
      'another placeholder',
      'Erstellen',
      '{x}',
      'line 9: brands.create: has the placeholder {x}, which French does not have: {x}',
    ],
    [
      'a missing placeholder',
      'one {# Marke} other {# Marken}}"',
      'one {#} other {#}} {count}"',
      'line 14: brands.count: uses {count} as number and text, French as number: {count, plural, one {#} other {#}} {count}',
    ],
    [
      'a missing tag',
      'lisez</b>"\nmsgstr ""',
      'lisez</b>"\nmsgstr "Hallo {name}"',
      'line 19: users.hello: lacks the placeholder {b}: Hallo {name}',
    ],
    [
      'broken ICU',
      '{# Marken}}"',
      '{# Marken}"',
      'line 14: brands.count: is not valid ICU MessageFormat (EXPECT_ARGUMENT_CLOSING_BRACE): {count, plural, one {# Marke} other {# Marken}',
    ],
    [
      'a space at the end',
      'Erstellen',
      'Erstellen ',
      'line 9: brands.create: has a double, special, leading or trailing space: Erstellen ',
    ],
    [
      'a plural of gettext',
      'msgid "Créer"\nmsgstr',
      'msgid "Créer"\nmsgid_plural "Créer"\nmsgstr[0]',
      'line 9: brands.create: has a msgid_plural; plurals stay within the one ICU text.',
    ],
    ['an entry without id', 'msgctxt "brands.create"\n', '', 'line 9: an entry has no id (msgctxt): Créer'],
    ['another language', 'Language: de', 'Language: xx', 'xx is not a language of src/i18n/locales.ts.'],
  ])('is refused for %s, in one sentence with its line (LAN-30)', (_fault, from, to, sentence) => {
    expect(faultsOf(from, to)).toEqual([sentence])
  })

  it.each([
    [
      'an entry that is there twice',
      `${exportTexts('de', few)}\nmsgctxt "brands.create"\nmsgid "Créer"\nmsgstr "Neu"\n`,
      'line 23: Duplicate msgid',
    ],
    ['a text that does not end', exportTexts('de', few).replace('Erstellen"', 'Erstellen'), ' at line 12'],
    ['words instead of keys', 'Guten Tag', ' at line 1.'],
  ])('is no PO file with %s, and says where', (_fault, file, where) => {
    expect(importTexts(file, few)).toEqual({ faults: [expect.stringMatching(/^Not a gettext PO file: \S/)] })
    expect(importTexts(file, few)).toEqual({ faults: [expect.stringContaining(where)] })
  })

  it.each([
    ['on several lines', 'msgctxt ""\n"brands."\n"create"\nmsgid ""\n"Cré"\n"er"'],
    ['with escapes', 'msgctxt "brands\\.create"\nmsgid "Cr\\éer"'],
  ])('has the line of an entry whose texts are written %s', (_how, written) => {
    expect(faultsOf('msgctxt "brands.create"\nmsgid "Créer"', written.replace('Cr', 'Nouv'))).toEqual([
      expect.stringMatching(/^line 9: brands\.create: the French text has changed/),
    ])
  })

  it('names all its faults, and gives no text', () => {
    const file = exportTexts('de', few).replace('brands.create', 'brands.new').replace('{# Marken}}"', '{# Marken}"')
    expect(importTexts(file, few)).toEqual({
      faults: [expect.stringMatching(/^line 9: brands\.new: /), expect.stringMatching(/^line 14: brands\.count: /)],
    })
  })
})
