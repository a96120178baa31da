import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

const PLACES = ['src', 'mocks', 'stories', 'tests', 'scripts', 'openapi', 'docs', 'deploy', '.storybook']

const files = PLACES.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, file))
    .filter((file) => /\.(?:tsx?|mjs|md|ya?ml)$/.test(file) && !/generated|\.gen\./.test(file)),
).concat('README.md', 'CONTRIBUTING.md')

const definedIn = (file: string, entry: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(entry)].map(([, id = '']) => id)

/** An id is defined by the entry or heading that begins with it. */
const defined = new Set([
  ...definedIn('docs/requirements.md', /^- \*\*([A-Z]{3}-\d{2})\*\*/gm),
  ...definedIn('docs/cases.md', /^- \*\*([CG]\d{1,3})\*\*/gm),
  ...definedIn('docs/decisions.md', /^### (K\d{1,2})\b/gm),
  ...definedIn('docs/decisions.md', /^### (\d{1,2})\. /gm).map((number) => `decision ${number}`),
  // sections of the provider's two documents
  ...['F', 'B'].flatMap((part) => Array.from({ length: 9 }, (_, at) => `${part} §${at + 1}`)),
])

const CITED = /\b(?:[A-Z]{3}-\d{2}|C\d{3}|[KG]\d{1,2}|[FB] §\d+|decision[ -]\d+)\b/g
/** A name of the form of an id. */
const NO_ID = new Set(['UTF-16'])

describe('every cited id', () => {
  it('is defined in docs/', () => {
    const unknown = files.flatMap((file) =>
      [...new Set(readFileSync(file, 'utf8').match(CITED))]
        .filter((id) => !defined.has(id.replace('-', ' ')) && !defined.has(id) && !NO_ID.has(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  it.each(files.filter((file) => file.endsWith('.md')))('every link of %s leads to a file', (file) => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([])
  })
})
