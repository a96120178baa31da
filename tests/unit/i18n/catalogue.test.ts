import * as fc from 'fast-check'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { parse, TYPE } from '#icu-parser'
import { createCatalogue } from '~/i18n/catalogue'
import { fitsFrench, flattenMessages, isMessageTree, parseMessages, readMessages } from '~/i18n/read-messages'

const trees = (texts: Record<string, string>) => new Map(Object.entries(texts).map(([id, text]) => [id, parse(text)]))
const show = (messages: Readonly<Record<string, unknown>>, id: string) => JSON.stringify(messages[id])

const make = () => {
  const misfits: string[] = []
  const catalogue = createCatalogue((locale, id) => misfits.push(`${locale} ${id}`))
  catalogue.addBuiltIn(trees({ 'a.x': 'Un', 'a.y': 'Deux {n}' }))
  return { catalogue, misfits }
}

describe('the catalogue', () => {
  it('French replaces a missing text (LAN-30)', () => {
    const { catalogue } = make()
    catalogue.addShipped('de', trees({ 'a.x': 'Eins' }))
    expect(show(catalogue.messages('de'), 'a.x')).toContain('Eins')
    expect(show(catalogue.messages('de'), 'a.y')).toContain('Deux')
    expect(Object.keys(catalogue.messages('it'))).toEqual(['a.x', 'a.y'])
  })

  it('an override wins over a shipped text, in its own language only (LAN-19)', () => {
    const { catalogue } = make()
    catalogue.addShipped('de', trees({ 'a.x': 'Eins' }))
    catalogue.setOverrides('de', trees({ 'a.x': 'Anders' }))
    expect(show(catalogue.messages('de'), 'a.x')).toContain('Anders')
    expect(show(catalogue.messages('fr'), 'a.x')).toContain('Un')
    catalogue.clearOverrides()
    expect(show(catalogue.messages('de'), 'a.x')).toContain('Eins')
  })

  it('an override may load before its French text (LAN-19)', () => {
    const { catalogue } = make()
    catalogue.setOverrides('fr', trees({ 'b.late': 'Autre', 'b.unknown': 'Rien' }))
    catalogue.addBuiltIn(trees({ 'b.late': 'Tard' }))
    expect(show(catalogue.messages('fr'), 'b.late')).toContain('Autre')
    expect(catalogue.messages('fr')).not.toHaveProperty('b.unknown')
  })

  it('a misfit is dropped and reported once (LAN-19)', () => {
    const { catalogue, misfits } = make()
    catalogue.setOverrides('de', trees({ 'a.x': 'Eins {m}' }))
    catalogue.messages('de')
    catalogue.addBuiltIn(trees({ 'a.z': 'Trois' }))
    expect(show(catalogue.messages('de'), 'a.x')).toContain('Un')
    expect(misfits).toEqual(['de a.x'])
  })

  it('notifies when a language has its first texts, whichever they are (LAN-12)', () => {
    const { catalogue } = make()
    const spoken: string[] = []
    catalogue.revision.subscribe(() => spoken.push(catalogue.spoken('de')))
    expect(catalogue.spoken('de')).toBe('fr')
    catalogue.addShipped('de', trees({ 'a.x': 'Eins' }))
    catalogue.addShipped('de', trees({ 'a.y': 'Zwei {n}' }))
    expect(spoken).toEqual(['de'])
  })

  it('the texts are the same object until a requested text changes', () => {
    const { catalogue } = make()
    catalogue.noteAsked('a.x')
    let changes = 0
    const stop = catalogue.revision.subscribe(() => (changes += 1))
    const before = catalogue.messages('de')
    catalogue.addShipped('de', trees({ 'a.x': 'Un' }))
    catalogue.setOverrides('de', new Map())
    catalogue.clearOverrides()
    expect(catalogue.messages('de')).toBe(before)
    expect(changes).toBe(0)
    catalogue.addShipped('de', trees({ 'a.x': 'Eins' }))
    expect(catalogue.messages('de')).not.toBe(before)
    stop()
    catalogue.addShipped('de', trees({ 'a.x': 'Zwei' }))
    expect(changes).toBe(1)
  })

  it('texts nobody requested are added in place, in every layer', () => {
    const { catalogue } = make()
    catalogue.addShipped('de', trees({ 'a.x': 'Eins' }))
    let changes = 0
    catalogue.revision.subscribe(() => (changes += 1))
    const [german, french] = [catalogue.messages('de'), catalogue.builtIn()]
    catalogue.addBuiltIn(trees({ 'b.x': 'Trois', 'b.y': 'Quatre' }))
    catalogue.addShipped('de', trees({ 'b.x': 'Drei' }))
    catalogue.setOverrides('de', trees({ 'b.y': 'Vier' }))
    expect(show(german, 'b.x')).toContain('Drei')
    expect(show(german, 'b.y')).toContain('Vier')
    expect(show(french, 'b.y')).toContain('Quatre')
    catalogue.clearOverrides()
    expect(show(german, 'b.y')).toContain('Quatre')
    expect(changes).toBe(0)
  })

  it('a requested text without a value notifies when it loads (LAN-30)', () => {
    const { catalogue } = make()
    let changes = 0
    catalogue.revision.subscribe(() => (changes += 1))
    catalogue.noteAsked('b.x')
    const before = catalogue.messages('de')
    catalogue.addBuiltIn(trees({ 'b.x': 'Trois' }))
    expect(changes).toBe(1)
    expect(catalogue.messages('de')).not.toBe(before)
    expect(show(catalogue.messages('de'), 'b.x')).toContain('Trois')
  })
})

describe('a tree of texts', () => {
  it('has the same texts when it is nested or flat', () => {
    expect(flattenMessages({ auth: { login: { submit: 'A' }, 'x.y': 'B' }, 'c.d': [1] })).toEqual([
      ['auth.login.submit', 'A'],
      ['auth.x.y', 'B'],
      ['c.d', [1]],
    ])
  })

  it.each([null, undefined, 7, 'text', [], [{ a: 'b' }]])('holds no text when it is %s', (value) => {
    expect(flattenMessages(value)).toEqual([])
  })

  it('of any depth causes no failure', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 50_000; level += 1) deep = { a: deep }
    expect(flattenMessages(deep)).toEqual([])
  })
})

describe('a text of the server', () => {
  it.each([
    ['Bonjour', 'Hallo', true],
    ['Bonjour {name}', 'Hallo', true],
    ['Bonjour {name}', 'Hallo {name}', true],
    ['Bonjour {name}', 'Hallo {nom}', false],
    ['Bonjour', 'Hallo {name}', false],
    ['{n, plural, one {# jour} other {# jours}}', '{n, number} Tage', true],
    ['{n, plural, one {# jour} other {# jours}}', '{n} Tage', true],
    ['{n} jours', '{n, plural, one {# Tag} other {# Tage}}', false],
    ['Le {d}', 'Am {d, date}', false],
    ['Le {d, date}', 'Um {d, time}', true],
    ['Le {d, date}', 'Am {d}', false],
    ['<b>Un</b>', '<b>Eins</b>', true],
    ['<b>Un</b>', '<i>Eins</i>', false],
    ['<b>Un</b>', '{b}', false],
    ['{s, select, on {Oui} other {Non}}', '{s, select, on {Ja} off {Nein} other {?}}', true],
    ['{n, plural, one {{name}} other {#}}', '{n, plural, one {{other}} other {#}}', false],
  ])('for %s in place of %s fits: %s (LAN-19, LAN-30)', (french, text, fits) => {
    expect(fitsFrench(parse(text), parse(french))).toBe(fits)
  })
})

/** ICU texts with a few names, valid or nearly valid. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('a', ' ', "'", '{', '}', '<', '>', '#', '{a}', '{b}', '{a, number}', '{a, plural, other {#}}'),
      fc.constantFrom(
        '{b, select, x {y} other {z}}',
        '{b, date}',
        '<a>b</a>',
        '{c}',
        '{a, plural, one {{b}} other {#}}',
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))

/** A value of each kind for the French placeholders. */
const valuesFor = (tree: ReturnType<typeof parse>): Record<string, unknown> => {
  const values: Record<string, unknown> = {}
  const kinds: Record<number, unknown> = { 1: 'texte', 2: 3, 3: new Date(0), 4: new Date(0), 5: 'x', 6: 3, 8: String }
  const visit = (elements: typeof tree) => {
    for (const element of elements) {
      if (!('value' in element)) continue
      if (element.type in kinds && !(element.value in values)) values[element.value] = kinds[element.type]
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value)
      if ('children' in element) visit(element.children)
    }
  }
  visit(tree)
  return values
}

const tryParse = (source: string) => {
  try {
    return parse(source)
  } catch {
    return undefined
  }
}

const ID = 'common.save'
const onError = (error: unknown) => {
  throw error
}

const formats = (tree: ReturnType<typeof parse>, values: Record<string, unknown>) => {
  try {
    createIntl({ locale: 'de', messages: { [ID]: tree } as never, onError }).formatMessage({ id: ID }, values as never)
    return true
  } catch {
    return false
  }
}

describe('any override', () => {
  it('if accepted, can be formatted with the values of the French text (LAN-19)', () => {
    let taken = 0
    fc.assert(
      fc.property(text, text, (source, override) => {
        const french = tryParse(source)
        const other = tryParse(override)
        if (!french || !other || !formats(french, valuesFor(french)) || !fitsFrench(other, french)) return
        if (other.some((element) => element.type !== TYPE.literal)) taken += 1
        expect(formats(other, valuesFor(french))).toBe(true)
      }),
      { numRuns: 5000 },
    )
    expect(taken).toBeGreaterThan(20)
  })

  it('never throws: it is a text, a text to parse, or invalid (LAN-19)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json().map((json): unknown => JSON.parse(json)),
          fc.dictionary(fc.string(), text),
        ),
        async (file) => {
          const { texts, malformed } = await parseMessages(readMessages(file))
          expect([...texts.values()].every((tree) => isMessageTree(tree) && tree.length > 0)).toBe(true)
          expect(new Set([...texts.keys(), ...malformed]).size).toBe(
            new Set(flattenMessages(file).map(([id]) => id)).size,
          )
        },
      ),
    )
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
