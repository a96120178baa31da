import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { documents } from '../../../scripts/docs'

const MOST_COLUMNS = 160
const MOST_WORDS = 35_000
/** Lists of what must hold, not pages to read: one entry for each requirement, case and state. */
const LISTS = ['docs/requirements.md', 'docs/cases.md', 'docs/stories.md']
const MOST_WORDS_OF: Record<string, number> = {
  'README.md': 1550,
  'CONTRIBUTING.md': 600,
  'CHANGELOG.md': 900,
  'docs/words.md': 600,
}

const pages = [...documents(), 'CHANGELOG.md', 'SECURITY.md']
const textOf = (page: string) => readFileSync(page, 'utf8')
const wordsOf = (page: string) => textOf(page).split(/\s+/).filter(Boolean).length

/** `path#symbol` in backticks: a region, or a name that the file declares or uses. */
const symbolsOf = (page: string) =>
  [...textOf(page).matchAll(/`([\w.@$/-]+\.\w+)#([\w-]+)`/g)].map(([, file = '', symbol = '']) => ({ file, symbol }))

const holds = ({ file, symbol }: { file: string; symbol: string }) =>
  existsSync(file) && new RegExp(`\\b${symbol}\\b`).test(textOf(file))

describe('the documentation', () => {
  it(`has at most ${MOST_WORDS} words, without the lists of requirements, cases and states`, () => {
    const sum = pages.filter((page) => !LISTS.includes(page)).reduce((words, page) => words + wordsOf(page), 0)
    expect(sum).toBeLessThanOrEqual(MOST_WORDS)
  })

  it.each(Object.entries(MOST_WORDS_OF))('%s has at most %i words', (page, most) => {
    expect(wordsOf(page)).toBeLessThanOrEqual(most)
  })

  it('has no line that is wider than a screen', () => {
    const wide = pages.flatMap((page) =>
      textOf(page)
        .split('\n')
        .flatMap((line, at) => (line.length > MOST_COLUMNS ? [`${page}:${at + 1}`] : [])),
    )
    expect(wide).toEqual([])
  })

  it('names symbols that their files have', () => {
    const named = pages.flatMap(symbolsOf)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((one) => !holds(one))).toEqual([])
  })

  it('names a symbol that is not there as a fault', () => {
    expect(holds({ file: 'src/api/freshness.ts', symbol: 'STALENESS' })).toBe(false)
    expect(holds({ file: 'src/api/none.ts', symbol: 'FRESHNESS' })).toBe(false)
  })
})
