import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { bundle, readBundled } from '../../../openapi/bundle.ts'
import { callsOf } from '../../../openapi/description.ts'
import type { AnyDocument } from '../../../scripts/contract/calls-of.ts'
import { compare } from '../../../scripts/contract/compare.ts'
import { reportOf } from '../../../scripts/contract/report.ts'
import { bareList, DIFFERENCES, ITEM, LIST, LOGIN, type Change } from './fixtures/differences.ts'

const FIXTURES = 'tests/unit/contract/fixtures'
const ours = readBundled<AnyDocument>(`${FIXTURES}/ours.yaml`)

const theirs = readBundled<AnyDocument>(`${FIXTURES}/theirs.yaml`)
const contract = bundle()

function theirsWith(...changes: readonly Change[]): AnyDocument {
  const changed = structuredClone(theirs)
  for (const [place, value] of changes) {
    const keys = place.split('.')
    const last = keys.pop() ?? ''
    const holder = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), changed)
    if (Reflect.get(Object(holder), last) === undefined) throw new Error(`theirs.yaml no longer has ${place}`)
    if (value === undefined) Reflect.deleteProperty(Object(holder), last)
    else Reflect.set(Object(holder), last, value)
  }
  return changed
}

const sentencesOf = (theirs: AnyDocument) =>
  compare(ours, theirs).findings.map(
    ({ severity, call, where, problem }) => `${severity} · ${call} · ${where}: ${problem}`,
  )

/** The generator does not write down that a page is never below 1. */
const LOOSER = 'note · GET /brands/ · query page: minimum none, ours 1'

const sorted = (sentences: readonly string[]) => sentences.toSorted()

describe('a description that cannot be read', () => {
  it.each([
    ['{{', 'line 1: unexpected end of the stream within a flow collection'],
    ['', 'not a document of OpenAPI 3'],
    ['<html></html>', 'not a document of OpenAPI 3'],
    ['name: x', 'not a document of OpenAPI 3'],
    ['openapi: 3', 'not a document of OpenAPI 3'],
    ['swagger: "2.0"\npaths: {}', 'Swagger 2.0; convert it to OpenAPI 3 first'],
    ['openapi: 3.0.3\ninfo: { title: x, version: "1" }', 'it has no paths'],
    [undefined, 'there is no such file'],
  ])('%j is named, with the reason', (text, reason) => {
    const folder = mkdtempSync(join(tmpdir(), 'theirs-'))
    const file = join(folder, 'theirs.yaml')
    if (text !== undefined) writeFileSync(file, text)
    expect(() => readBundled(file)).toThrow(`${file}: ${reason}`)
    rmSync(folder, { recursive: true })
  })
})

it('a URL is refused: the description must be a file', () => {
  const address = 'https://api.example.com/schema/'
  expect(() => readBundled(address)).toThrow(`${address}: an address; save what is there as a file first`)
})

describe('the same API in another dialect', () => {
  it('differs in nothing that the client would notice', () => {
    expect(sentencesOf(theirsWith())).toEqual([LOOSER])
  })

  it('is found below a prefix, whatever its parameters are called', () => {
    const { prefix, compared } = compare(ours, theirsWith())
    expect({ prefix, compared }).toEqual({ prefix: '/api/v1', compared: 5 })
  })
})

describe('a difference of a provider', () => {
  it.each(DIFFERENCES)('is found alone: $name', ({ changes, said }) => {
    expect(sorted(sentencesOf(theirsWith(...changes)))).toEqual(sorted([...said, LOOSER]))
  })

  it('is found alone, with all of them at once', () => {
    // a missing call is not compared further, nor is a body in another form
    const together = DIFFERENCES.slice(2)
    expect(together.length).toBeGreaterThanOrEqual(10)
    const found = sentencesOf(theirsWith(...together.flatMap(({ changes }) => changes)))
    expect(sorted(found)).toEqual(sorted([...together.flatMap(({ said }) => said), LOOSER]))
  })

  it.each([{ type: 'object', additionalProperties: {} }, { type: 'object' }, {}])(
    'is unknown where a generator describes no field: %j',
    (free) => {
      const changed = theirsWith(
        ['components.schemas.PaginatedBrandSerializerList', free],
        ['components.schemas.TokenEnvelope.properties.data', free],
        ['components.schemas.TokenObtainPairRequest', free],
      )
      expect(sorted(sentencesOf(changed))).toEqual(
        sorted([
          'differs · GET /brands/ · answer: no field is described',
          `differs · POST /auth/login/ · answer: ${'type' in free ? 'no field is described' : 'may be anything, where ours is object'}`,
          LOOSER,
        ]),
      )
    },
  )

  it('is none where a call, not its path, names its server', () => {
    const before = structuredClone(contract) as AnyDocument
    const path = before.paths?.['/api/security/onboarding/']
    const { servers } = path ?? {}
    Object.assign(path?.['post'] ?? {}, { servers })
    Reflect.deleteProperty(path ?? {}, 'servers')
    expect(servers).toHaveLength(1)
    expect([compare(before, contract), compare(contract, before)].flatMap(({ findings }) => findings)).toEqual([])
  })

  it('is a missing call where a path or a method of it is empty', () => {
    const changed = theirsWith(['paths./api/v1/auth/login/', null], [`${ITEM}.delete`, null])
    expect(sorted(sentencesOf(changed))).toEqual(
      sorted([
        'breaking · POST /auth/login/ · call: missing',
        'breaking · DELETE /brands/{id}/ · call: missing',
        LOOSER,
      ]),
    )
  })

  it('breaks nothing where no screen makes the call', () => {
    const changed = theirsWith([`${LOGIN}.security`, [{ jwtAuth: [] }]])
    const { findings } = compare(ours, changed, { isUsed: (operation) => operation !== 'login' })
    expect(findings.map(({ severity, operation }) => [severity, operation])).toContainEqual(['differs', 'login'])
    expect(findings.filter(({ severity }) => severity === 'breaking')).toEqual([])
  })
})

describe('the description of ours', () => {
  it('differs in nothing from itself', () => {
    const { compared, findings } = compare(contract, contract)
    expect({ compared, findings }).toEqual({ compared: callsOf(contract).length, findings: [] })
  })

  it('requires no field that the documents do not show', () => {
    const later = structuredClone(contract)
    delete later.components.schemas['BrandsOverview']?.properties?.['total_brands']
    expect(compare(contract, later).findings).toEqual([
      {
        severity: 'differs',
        call: 'GET /brands/brands_overview/',
        operation: 'getBrandsOverview',
        where: 'answer total_brands',
        problem: 'missing',
        origin: { component: 'BrandsOverview', field: 'total_brands' },
      },
    ])
  })
})

describe('the report', () => {
  const uses = new Map([['login', { places: ['features/auth'], pages: ['/auth/login'] }]])
  const headings = { breaking: 'Breaks', differs: 'Differs', note: 'Notes' }
  const reported = (notes: boolean, ...changes: Change[]) =>
    reportOf(compare(ours, theirsWith(...changes)), { title: 'Theirs', headings, uses, notes })

  it('names the pages and folders that use a call, the worst first', () => {
    expect(
      reported(
        false,
        [`${LOGIN}.security`, [{ jwtAuth: [] }]],
        ['components.schemas.BrandSerializerRequest.properties.name.maxLength', 60],
      ),
    ).toBe(
      `# Theirs

## Breaks

- POST /auth/login/ — /auth/login, features/auth
  - security: requires a token, which a visitor does not have

## Differs

- POST /brands/ — nothing uses it
  - body name: maxLength 60, ours 100

5 calls compared: 1 breaking, 1 differs, 1 note`,
    )
  })

  it('gives notes only when asked, and says once what holds of many calls', () => {
    expect(reported(false)).toBe('# Theirs\n\n5 calls compared: 0 breaking, 0 differs, 1 note')
    expect(reported(true)).toContain('## Notes\n\n- GET /brands/ — nothing uses it\n  - query page')
    const bare = [
      `${LIST}.responses`,
      `${ITEM}.get.responses`,
      `${ITEM}.delete.responses`,
      'paths./api/v1/brands/.post.responses',
    ]
    expect(reported(false, ...bare.map((place): Change => [place, { 200: bareList, 201: bareList }]))).toContain(
      '- 4 calls, GET /brands/, POST /brands/, GET /brands/{id}/, DELETE /brands/{id}/ — nothing uses it\n  - answer: no envelope {success, message, data}',
    )
  })

  it('names the pages and folders also of what holds of many calls', () => {
    const findings = ['login', 'logout', 'getBrand', 'createBrand'].map((operation) => ({
      severity: 'differs' as const,
      call: operation,
      operation,
      where: 'answer',
      problem: 'missing',
    }))
    const text = reportOf({ compared: 4, findings, prefix: '' }, { title: 'Theirs', headings, uses, notes: false })
    expect(text).toContain('- 4 calls, login, logout, getBrand, createBrand — /auth/login, features/auth\n')
  })
})
