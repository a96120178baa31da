import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { operations, type OperationId } from '~/api/generated/operations.gen'
import { normalise } from '~/api/normalise/normalise'

import { bundle } from '../../../openapi/bundle.ts'
import { callsOf, successOf } from '../../../openapi/description.ts'
import { generate } from '../../../openapi/generate.ts'

const contract = bundle()
// the generated table has the operations of the description
const ids = Object.keys(operations) as OperationId[]

const dataIn = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'success' in answer
    ? 'data' in answer
      ? answer.data
      : undefined
    : answer

const exampleOf = (id: OperationId) => {
  const call = callsOf(contract).find(({ operationId }) => operationId === id)
  return call && dataIn(successOf(call).media?.example)
}

describe('the examples of the description', () => {
  it.each(ids)('keep every field through the normaliser: %s', (id) => {
    const example = exampleOf(id)
    expect(normalise(id, example) ?? {}).toMatchObject(example ?? {})
  })
})

describe('a property added to a schema', () => {
  let root = ''

  beforeAll(async () => {
    mkdirSync('.cache', { recursive: true })
    root = resolve(mkdtempSync('.cache/added-'))
    const changed = structuredClone(contract)
    const { Brand, TrialEvent } = changed.components.schemas
    Object.assign(Brand?.properties ?? {}, {
      newly_added_text: { type: ['string', 'null'] },
      newly_added_count: { type: 'integer', minimum: 0 },
    })
    Object.assign(TrialEvent?.properties ?? {}, { newly_added_weeks: { type: 'integer' } })
    await generate(root, changed)
    vi.doMock('~/api/generated/shapes.gen', () => import(`${root}/src/api/generated/shapes.gen.ts`))
    vi.resetModules()
  }, 60_000)

  afterAll(() => {
    vi.doUnmock('~/api/generated/shapes.gen')
    rmSync(root, { recursive: true })
  })

  it('is normalised by its kind (NFR-01)', async () => {
    const after = await import('~/api/normalise/normalise')
    const read = (brand: object) => after.normalise('getBrand', { id: 1, ...brand })
    expect(read({ newly_added_text: 'Le pain', newly_added_count: '12' })).toMatchObject({
      newly_added_text: 'Le pain',
      newly_added_count: 12,
    })
    expect(read({})).toMatchObject({ newly_added_text: null })
    expect(read({})).not.toHaveProperty('newly_added_count')
    expect(after.normalise('listTrialEvents', [{ newly_added_weeks: '2' }])).toEqual({
      events: [{ newly_added_weeks: 2 }],
    })
    expect(normalise('getBrand', { id: 1, newly_added_text: 'Le pain' })).not.toHaveProperty('newly_added_text')
  })

  it('is in the type that screens use (NFR-01)', () => {
    const types = readFileSync(`${root}/src/api/generated/types.gen.ts`, 'utf8')
    const [, brand] = /export type Brand = \{([\s\S]*?)\n\};/.exec(types) ?? []
    expect(brand).toContain('newly_added_text?: string | null;')
    expect(brand).toContain('newly_added_count?: number;')
  })
})
