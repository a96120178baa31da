import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { sourcesUnder } from '../../support/sources'

/** Requirements, cases and decisions: docs/requirements.md, docs/cases.md, docs/decisions.md. */
const ID = /\b(?!UTF-16)(?:[A-Z]{3}-\d{2}|C\d{3}|[KG]\d{1,2}|[Dd]ecisions? \d+)\b/g
/** Sections of the provider's documents, which the repository does not hold. */
const SECTION = /\b[FB] ?§|\b[FB]:\d/

/** Comments on one line, so that an id at a line end is found. */
const files = ['src', 'mocks'].flatMap(sourcesUnder).map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replaceAll(/\n\s*(?:\*|\/\/) ?/g, ' '),
}))

describe('a source file', () => {
  it('of src cites at most one requirement, case or decision: the trace to them is in the titles of tests', () => {
    const several = files.flatMap(({ file, text }) => {
      if (!file.startsWith('src/')) return []
      const ids = text.match(ID) ?? []
      return ids.length > 1 ? [`${file}: ${ids.join(', ')}`] : []
    })
    expect(several).toEqual([])
  })

  it('of src and mocks cites no document that the repository does not hold', () => {
    expect(files.filter(({ text }) => SECTION.test(text)).map(({ file }) => file)).toEqual([])
  })
})
