import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { demoAddress, documents, quote, withDemo, withQuotes } from '../../../scripts/docs'
import { filesOfProject } from '../../support/sources'

const SOURCE = ['export const a = 1', '', '  // #region greeting', '  const b = 2', '  // #endregion', 'c()'].join('\n')

/** Blocks of these languages are commands, plans and files of an installation, which no source file holds. */
const NOT_SOURCE = new Set(['sh', 'text', 'json', 'yaml', 'nginx', 'html'])
/** Programs of others: a collector of reports (docs/telemetry.md). */
const FOREIGN = new Set(['docs/telemetry.md'])

/** As written, beside the page, in `src`, or by the end of its path. */
const exists = (path: string, folder: string) =>
  [path, join(folder, path), join('src', path)].some(existsSync) ||
  filesOfProject().some((one) => one.endsWith(`/${path}`))

describe('a block that names a file', () => {
  it('holds the region of the file, without its indentation', () => {
    expect(withQuotes('```ts src/a.ts#greeting\nold\n```\n', () => SOURCE)).toBe(
      '```ts src/a.ts#greeting\nconst b = 2\n```\n',
    )
  })

  it('holds the whole file without the marks of its regions', () => {
    expect(quote(SOURCE, undefined, 'src/a.ts')).toBe('export const a = 1\n\n  const b = 2\nc()\n')
  })

  it('is an error when the file lacks the region', () => {
    expect(() => quote(SOURCE, 'farewell', 'src/a.ts')).toThrow('src/a.ts has no "#region farewell"')
  })
})

describe('the link to the demo', () => {
  it('is the first of the README that leads out of it, to the address in package.json', () => {
    const readme = readFileSync('README.md', 'utf8')
    expect(/(?<!!)\[.*?\]\((.*?)\)/.exec(readme)?.[1]).toBe(demoAddress())
    expect(withDemo(readme, 'https://console.example.org')).toContain('[See the demo](https://console.example.org).')
  })
})

describe.each(documents())('%s', (file) => {
  const page = readFileSync(file, 'utf8')
  const prose = page.replaceAll(/^```[\s\S]*?^```$/gm, '')

  it('shows code as the source has it', () => {
    expect(withQuotes(page, (source) => readFileSync(source, 'utf8'))).toBe(page)
  })

  it('shows no code that the source does not have', () => {
    const heads = [...page.matchAll(/^```(?<language>\w+)(?<source> \S+)?$/gm)].map(({ groups }) => groups)
    const foreign = heads.filter((head) => !head?.['source'] && !NOT_SOURCE.has(head?.['language'] ?? ''))
    expect(FOREIGN.has(file) ? [] : foreign).toEqual([])
  })

  it('names only paths that exist', () => {
    const named = [...prose.matchAll(/`([\w.@$-]+(?:\/[\w.@$-]+)+\.(?:tsx?|ya?ml|mjs|json|sh|md))`/g)].map(
      ([, path = '']) => path,
    )
    const folder = dirname(file)
    expect(named.filter((path) => !exists(path, folder))).toEqual([])
  })
})
