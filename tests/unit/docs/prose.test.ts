import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { documents } from '../../../scripts/docs'
import { filesOfProject } from '../../support/sources'

const MOST_COLUMNS = 160
const MOST_WORDS = 35_000
/** Lists of what must hold, not pages to read: one entry for each requirement, case and state. */
const LISTS = ['docs/requirements.md', 'docs/cases.md', 'docs/stories.md']
const MOST_WORDS_OF: Record<string, number> = {
  'README.md': 1550,
  'CONTRIBUTING.md': 600,
  'CHANGELOG.md': 1200,
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

const SOURCE = /\.(?:tsx?|mjs|ya?ml|json|css|html|sh|conf)$/

/** Every name in the sources of the project. */
const namesOfSources = () =>
  new Set(
    filesOfProject()
      .filter((file) => SOURCE.test(file))
      .flatMap((file) => textOf(file).match(/[A-Za-z_$][\w$]*/g) ?? []),
  )

/** What stands in backticks, blocks of code left out. */
const quotesOf = (page: string) =>
  [
    ...textOf(page)
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, quote = '']) => quote)

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** `call.ts`, with or without its folder: the files that a comment names. */
const filesInComments = (text: string) =>
  (text.match(COMMENT) ?? []).flatMap((comment) =>
    [...comment.matchAll(/`(?:[\w@$.-]+\/)*([\w@$.-]+\.(?:tsx?|mjs|json))`/g)].map(([, name = '']) => name),
  )

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

  it('names files by names that exist', () => {
    const files = filesOfProject()
    const missing = pages.flatMap((page) =>
      quotesOf(page)
        .filter((quote) => /^[\w.$-]+\.(?:tsx?|mjs)$/.test(quote) && !files.some((file) => file.endsWith(quote)))
        .map((quote) => `${page}: ${quote}`),
    )
    expect(missing).toEqual([])
  })

  it('names components, hooks and functions that the sources have', () => {
    const names = namesOfSources()
    const missing = pages.flatMap((page) =>
      quotesOf(page)
        .flatMap((quote) => /^([A-Za-z]*[a-z][A-Z]\w*)(?:\(.*\))?$/.exec(quote)?.[1] ?? [])
        .filter((name) => !names.has(name))
        .map((name) => `${page}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('is followed by the comments of the sources: they name files that exist', () => {
    const files = filesOfProject()
    const missing = files
      .filter((file) => /^(?:src|mocks)\/.*\.tsx?$/.test(file))
      .flatMap((file) =>
        filesInComments(textOf(file))
          .filter((name) => !/^(?:config|package)\.json$/.test(name) && !files.some((one) => one.endsWith(name)))
          .map((name) => `${file}: ${name}`),
      )
    expect(missing).toEqual([])
    expect(filesInComments('// as `api/none.ts` does')).toEqual(['none.ts'])
  })

  it('names a symbol that is not there as a fault', () => {
    expect(holds({ file: 'src/api/freshness.ts', symbol: 'STALENESS' })).toBe(false)
    expect(holds({ file: 'src/api/none.ts', symbol: 'FRESHNESS' })).toBe(false)
  })
})
