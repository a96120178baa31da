import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { ALL_TEXTS } from './sources'

/** F §5: fallback texts that must exist. Nothing shows them: what the server says, or a page of its own, comes first. */
const KEPT = ['errors.notFound', 'errors.unauthorized']

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.gen\.|generated/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n')

const written = new Set([...source.matchAll(/(['"])(\w+(?:\.\w+)+)\1/g)].map(([, , id]) => id))

/** `plans.family.${family}` is any id with one more part. */
const composed = [...source.matchAll(/`(\w+\.(?:[\w.]|\$\{[^}`]*\})*)`/g)].map(
  ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`),
)

it('every text is shown somewhere (LAN-36)', () => {
  const ids = [...ALL_TEXTS.fr.keys()]
  const unused = ids.filter((id) => !written.has(id) && !composed.some((form) => form.test(id)))
  expect(unused, 'remove them from all languages').toEqual(KEPT)
})
