import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { readDescription } from '../../../openapi/generate.ts'
import { Mistake } from '../../../openapi/mistake.ts'

let folder = ''

beforeEach(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync('.cache/mistake-')
  for (const part of ['openapi.yaml', 'parameters.yaml', 'responses.yaml', 'paths', 'schemas'])
    cpSync(join('openapi', part), join(folder, part), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

function sentencesAfter(file: string, found: string, written: string): readonly string[] {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(found)) throw new Error(`${file} no longer holds ${found}`)
  writeFileSync(
    path,
    text.replace(found, () => written),
  )
  try {
    readDescription(join(folder, 'openapi.yaml'))
  } catch (error) {
    if (error instanceof Mistake) return error.sentences
    throw error
  }
  return []
}

it.each([
  [
    'a type that is none',
    'schemas/brand.yaml',
    'name: { type: string }',
    'name: { type: strng }',
    'did you mean string?',
  ],
  [
    'a schema that is not there',
    'paths/brands.yaml',
    '#/BrandPage',
    '#/BrandPages',
    "Can't resolve $ref; write the name of a file and of a schema that exist",
  ],
  ['YAML that cannot be read', 'schemas/trial.yaml', 'description: B §9.', "description: 'B §9.", 'correct the YAML'],
  [
    'an example that does not fit',
    'paths/trials.yaml',
    'additional_weeks: 1 }',
    'additional_weeks: bientôt }',
    'make the example fit its schema, or the schema its example',
  ],
  [
    'an operation without a name',
    'paths/security.yaml',
    'operationId: logSecurityEvent',
    'x-name: none',
    'give it one, as verbNoun',
  ],
])('%s is named by file, line and remedy', { timeout: 60_000 }, (_mistake, file, found, written, remedy) => {
  const [sentence = ''] = sentencesAfter(file, found, written)
  expect(sentence).toMatch(new RegExp(`^${folder}/${file}:\\d+: `))
  expect(sentence.split('\n')).toHaveLength(1)
  expect(sentence).toContain(remedy)
})

it('a mistake is said once, without the examples and references that fail because of it', { timeout: 60_000 }, () => {
  expect(sentencesAfter('schemas/brand.yaml', 'name: { type: string }', 'name: { type: strng }')).toHaveLength(1)
})
