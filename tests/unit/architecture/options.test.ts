import { readFileSync } from 'node:fs'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { sourcesUnder } from '../../support/sources'

const MOST_KEYS = 8

/** Types with more keys, which may only lose some. */
const LONGER = new Set(['PlainFormOptions: 10 in src/features/shared/forms/use-plain-form.ts'])

/** Types of options in a source with more keys than that. Props of components are not options. */
function longOptionsIn(source: string): string[] {
  const found: string[] = []
  const file = ts.createSourceFile('any.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  for (const node of file.statements) {
    if (!ts.isTypeAliasDeclaration(node) || !node.name.text.endsWith('Options')) continue
    const keys = ts.isTypeLiteralNode(node.type) ? node.type.members.length : 0
    if (keys > MOST_KEYS) found.push(`${node.name.text}: ${keys}`)
  }
  return found
}

describe('a type of options', () => {
  it(`has at most ${MOST_KEYS} keys`, () => {
    const long = sourcesUnder('src').flatMap((file) =>
      longOptionsIn(readFileSync(file, 'utf8')).map((type) => `${type} in ${file}`),
    )
    expect(long.filter((type) => !LONGER.has(type))).toEqual([])
    expect([...LONGER].filter((type) => !long.includes(type))).toEqual([])
  })

  it('with nine keys is named', () => {
    expect(longOptionsIn('type ListOptions = { a: 1; b: 1; c: 1; d: 1; e: 1; f: 1; g: 1; h: 1; i: 1 }')).toEqual([
      'ListOptions: 9',
    ])
  })
})
