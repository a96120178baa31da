import { readFileSync } from 'node:fs'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { sourcesUnder } from '../../support/sources'

/** The words that docs/words.md replaces: `(not: part, parts)`. */
const replaced = [...readFileSync('docs/words.md', 'utf8').matchAll(/\(not: ([\w,\s]+)/g)].flatMap(([, words = '']) =>
  words.split(',').map((word) => word.trim()),
)

/** How often a replaced word still stands in identifiers and comments. Only ever lower a number. */
const LEFT: Record<string, number> = {
  act: 5,
  acts: 6,
  frame: 43,
  gone: 19,
  held: 4,
  kept: 18,
  lost: 32,
  manner: 10,
  part: 119,
  parts: 60,
  people: 3,
  person: 3,
  place: 48,
  places: 9,
  strike: 9,
  subject: 3,
  told: 11,
  travel: 3,
  weather: 24,
  whoever: 1,
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

function identifiersIn(text: string): string[] {
  const found: string[] = []
  const walk = (node: ts.Node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) found.push(node.text)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile('any.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return found
}

/** `usePartQuery` → use, part, query. */
const wordsIn = (text: string) =>
  text
    .split(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}]+/u)
    .map((word) => word.toLowerCase())
    .filter(Boolean)

const wordsOf = (text: string) =>
  [...identifiersIn(text), ...(text.match(COMMENT) ?? [])].flatMap(wordsIn).filter((word) => replaced.includes(word))

describe('a word that another one replaces', () => {
  it('is found in a name and in a comment', () => {
    expect(wordsOf('/** A part. */ const usePartQuery = 1 // of two parts')).toEqual(['part', 'part', 'parts'])
    expect(wordsOf('const MOST_PEOPLE = 1')).toEqual(['people'])
  })

  it('is used no more often than before', () => {
    const counts: Record<string, number> = Object.fromEntries(replaced.map((word) => [word, 0]))
    for (const file of ['src', 'mocks'].flatMap(sourcesUnder))
      for (const word of wordsOf(readFileSync(file, 'utf8'))) counts[word] = (counts[word] ?? 0) + 1
    const more = Object.entries(counts).filter(([word, count]) => count > (LEFT[word] ?? 0))
    expect(Object.fromEntries(more)).toEqual({})
  })

  it('that is not used any more is not listed as left', () => {
    expect(Object.keys(LEFT).filter((word) => !replaced.includes(word))).toEqual([])
  })
})
