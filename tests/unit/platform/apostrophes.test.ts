import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { searchable } from '#mocks/domain/rules/names.ts'
import { exactOptions, optionsFound } from '~/design/inputs/use-typed-choice'
import { rankOf } from '~/features/palette/use-commands'
import { plainWords } from '~/platform/text'

const APOSTROPHES = ["'", '’', '‘', 'ʼ']

/** The words of a name: letters of French and English keyboards. */
const words = fc.array(fc.stringMatching(/^[a-zA-ZéèêçÉÀœ]{1,8}$/), { minLength: 2, maxLength: 4 })

/** Joins each two words with the next of these apostrophes. */
const joined = (parts: readonly string[], marks: readonly string[]) =>
  parts.map((part, at) => (at === 0 ? part : `${marks[(at - 1) % marks.length]}${part}`)).join('')

const marks = fc.array(fc.constantFrom(...APOSTROPHES), { minLength: 1, maxLength: 3 })

/** A name, and what a user types to find it: the same words with other apostrophes. */
const namesAndSearches = fc
  .tuple(words, marks, marks)
  .map(([parts, printed, typed]) => [joined(parts, printed), joined(parts, typed)] as const)

const SEARCHES = {
  'of a list in the browser': (name, typed) => plainWords(name).includes(plainWords(typed)),
  'of a field with options': (name, typed) => {
    const texts = { optionText: (text: string) => `Café ${text}`, optionNames: (text: string) => [text] }
    return optionsFound(typed, [name], texts).length === 1 && exactOptions(typed, [name], texts).length === 1
  },
  'of the palette': (name, typed) => rankOf(typed, { label: `Café ${name}` }) !== undefined,
  'of the sandbox': (name, typed) => searchable(`Café ${name}`).includes(searchable(typed)),
} satisfies Record<string, (name: string, typed: string) => boolean>

describe('an apostrophe of any kind', () => {
  it.each(Object.entries(SEARCHES))('finds every other kind in a search %s (BRD-01, ACC-14)', (_place, finds) => {
    fc.assert(fc.property(namesAndSearches, ([name, typed]) => finds(name, typed)))
    expect(finds('L’Étoile', "l'etoile")).toBe(true)
  })
})
