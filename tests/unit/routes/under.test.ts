import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const ROUTES = 'src/routes'
const sources = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(ROUTES, file), 'utf8'))

it('decision 29 · a page without an entry in the side navigation belongs to one that has one', () => {
  const entries = sources
    .filter((source) => /\bnavigation: \{/.test(source))
    .map((source) => /createFileRoute\('\/_authenticated(\/[^']*?)\/?'\)/.exec(source)?.[1])
  const owners = sources.flatMap((source) => [...source.matchAll(/\bunder: '([^']+)'/g)].map(([, path]) => path))
  expect(owners).not.toEqual([])
  for (const owner of owners) expect(entries).toContain(owner)
})
