import { describe, expect, it } from 'vitest'

import { SORTED_BY } from '~/features/brands/brand-queries'

import { bundle } from '../../../openapi/bundle.ts'
import { callsOfAny, type AnyDocument, type AnyParameter } from '../../../scripts/contract/calls-of.ts'
import { compare } from '../../../scripts/contract/compare.ts'
import { reportOf } from '../../../scripts/contract/report.ts'
import type { AnySchema } from '../../../scripts/contract/shape.ts'

type Described = { brand?: Record<string, AnySchema>; query?: AnyParameter[]; toggle?: string; change?: string }

const answering = (schema: AnySchema) => ({ 200: { content: { 'application/json': { schema } } } })

const BRAND: Record<string, AnySchema> = {
  id: { type: 'integer', minimum: 1 },
  name: { type: 'string' },
  users_count: { type: 'integer', minimum: 0 },
  is_active: { type: 'boolean' },
}

/** Three calls that answer with a brand, one of them with a list. */
const described = ({ brand = BRAND, query = [], toggle = 'toggle_active', change = 'patch' }: Described = {}) =>
  ({
    paths: {
      '/brands/': {
        get: {
          operationId: 'listBrands',
          parameters: query,
          responses: answering({
            type: 'object',
            required: ['results'],
            properties: { results: { type: 'array', items: { $ref: '#/components/schemas/Brand' } } },
          }),
        },
      },
      '/brands/{id}/': {
        get: { operationId: 'getBrand', responses: answering({ $ref: '#/components/schemas/BrandDetail' }) },
        [change]: { operationId: 'updateBrand', responses: answering({ $ref: '#/components/schemas/Brand' }) },
      },
      [`/brands/{id}/${toggle}/`]: {
        post: { operationId: 'toggleBrandActive', responses: answering({ $ref: '#/components/schemas/Brand' }) },
      },
    },
    components: {
      schemas: {
        Brand: { type: 'object', required: Object.keys(brand), properties: brand },
        BrandDetail: { allOf: [{ $ref: '#/components/schemas/Brand' }] },
      },
    },
  }) satisfies AnyDocument

const sentences = (ours: AnyDocument, theirs: AnyDocument) =>
  compare(ours, theirs).findings.map(
    ({ severity, call, where, problem }) => `${severity} · ${call} · ${where}: ${problem}`,
  )

const ofQuery = (name: string, schema: AnySchema): AnyParameter => ({ name, in: 'query', schema })

/** What is said of one parameter of ours beside theirs. */
const saidOf = (ours: AnySchema, theirs: AnySchema) =>
  sentences(described({ query: [ofQuery('ordering', ours)] }), described({ query: [ofQuery('ordering', theirs)] }))

describe('the comparison of values of a parameter', () => {
  const few = { type: 'string', enum: ['name', '-name'] }

  it('names the values of ours that theirs does not take', () => {
    const refused = ['breaking · GET /brands/ · query ordering: does not take "users_count"']
    expect(saidOf({ type: 'string', enum: ['name', 'users_count'] }, few)).toEqual(refused)
    expect(saidOf({ type: 'string', 'x-known-values': ['name', 'users_count'] }, few)).toEqual(refused)
    expect(saidOf({ type: 'string', 'x-sent-values': ['name', 'users_count'] }, few)).toEqual(refused)
    expect(saidOf({ type: 'string', 'x-sent-values': ['name', '-name'] }, few)).toEqual([])
  })

  it('names all values of theirs where ours says none', () => {
    expect(saidOf({ type: 'string' }, few)).toEqual([
      'differs · GET /brands/ · query ordering: takes only "name", "-name"',
    ])
  })

  it('takes each value for the text that it is in an address', () => {
    expect(saidOf({ type: 'boolean' }, { type: 'string', enum: ['true', 'false'] })).toEqual([])
    expect(saidOf({ type: 'boolean' }, { type: 'string', enum: ['1', '0'] })).toEqual([
      'breaking · GET /brands/ · query ordering: does not take "true", "false"',
    ])
    expect(saidOf({ type: 'integer', minimum: 1 }, { type: 'string' })).toEqual([])
  })

  it('knows the orders in which the app asks for brands', () => {
    const asked = callsOfAny(bundle()).flatMap(({ parameters }) => parameters.filter(({ name }) => name === 'ordering'))
    expect(asked.map(({ schema }) => schema?.['x-sent-values'])).toEqual([
      SORTED_BY.flatMap((field) => [field, `-${field}`]),
    ])
  })

  it('compares the lengths of texts', () => {
    expect(saidOf({ type: 'string', maxLength: 100 }, { type: 'string', maxLength: 50 })).toEqual([
      'differs · GET /brands/ · query ordering: maxLength 50, ours 100',
    ])
  })
})

/** What is said of the list when the brands of theirs differ. */
const ofBrands = (change: (brand: Record<string, AnySchema>) => Record<string, AnySchema>) =>
  sentences(described(), described({ brand: change(BRAND) })).filter((sentence) => sentence.includes('GET /brands/ '))

describe('the comparison of names', () => {
  it('pairs a field with the new one that is alike and of the same type', () => {
    expect(ofBrands(({ users_count: count = {}, ...rest }) => ({ user_count: count, ...rest }))).toEqual([
      'breaking · GET /brands/ · answer results[].users_count: missing; renamed to user_count?',
    ])
  })

  it('pairs the only field that is gone with the only new one at its position', () => {
    const { id = {}, name = {}, ...rest } = BRAND
    expect(ofBrands(() => ({ id, title: name, ...rest }))).toEqual([
      'breaking · GET /brands/ · answer results[].name: missing; renamed to title?',
    ])
    expect(ofBrands(() => ({ id, ...rest, title: name }))).toEqual([
      'breaking · GET /brands/ · answer results[].name: missing',
      'note · GET /brands/ · answer results[].title: a field that ours does not have',
    ])
  })

  it('pairs no fields of two types', () => {
    const { id = {}, name = {}, is_active: active = {} } = BRAND
    expect(ofBrands(() => ({ id, name, user_count: { type: 'boolean' }, is_active: active }))).toEqual([
      'breaking · GET /brands/ · answer results[].users_count: missing',
      'note · GET /brands/ · answer results[].user_count: a field that ours does not have',
    ])
  })

  it('pairs each of two fields with the one most like it', () => {
    const { users_count: count = {}, is_active: active = {}, ...rest } = BRAND
    expect(ofBrands(() => ({ isActive: active, usersCount: count, ...rest }))).toEqual([
      'breaking · GET /brands/ · answer results[].users_count: missing; renamed to usersCount?',
      'breaking · GET /brands/ · answer results[].is_active: missing; renamed to isActive?',
    ])
  })

  it('pairs a call with one of a path like it, or with another method of its path', () => {
    expect(sentences(described(), described({ toggle: 'toggle-active' }))).toEqual([
      'breaking · POST /brands/{id}/toggle_active/ · call: missing; renamed to POST /brands/{id}/toggle-active/?',
    ])
    expect(sentences(described(), described({ change: 'put' }))).toEqual([
      'breaking · PATCH /brands/{id}/ · call: missing; renamed to PUT /brands/{id}/?',
    ])
    expect(sentences(described(), described({ toggle: 'close' }))).toEqual([
      'breaking · POST /brands/{id}/toggle_active/ · call: missing',
      'note · POST /brands/{id}/close/ · call: ours does not have it',
    ])
  })

  it('says once per component what is in the answers of many calls', () => {
    const { users_count: count = {}, is_active: _, ...rest } = BRAND
    const text = reportOf(compare(described(), described({ brand: { ...rest, user_count: count } })), {
      title: 'Theirs',
      headings: { breaking: 'Breaks', differs: 'Differs', note: 'Notes' },
      uses: new Map([['listBrands', { places: ['features/brands'], pages: ['/brands'] }]]),
      notes: true,
    })
    expect(text).toBe(
      `# Theirs

## Breaks

- Brand, in the answers of 4 calls: GET /brands/, GET /brands/{id}/, PATCH /brands/{id}/, POST /brands/{id}/toggle_active/ — /brands, features/brands
  - users_count: missing; renamed to user_count?
  - is_active: missing

4 calls compared: 2 breaking, 0 differs, 0 note`,
    )
  })
})
