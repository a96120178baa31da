import { describe, expect, it } from 'vitest'

import { bundle } from '../../../openapi/bundle.ts'
import { checkContract } from '../../../openapi/check-contract.ts'
import { callsOf, type Description, type Operation } from '../../../openapi/description.ts'
import { DOCUMENTED_CALLS } from '../../../openapi/documented-calls.ts'
import { lint } from '../../../openapi/lint.ts'

const contract = bundle()

const answer = { $ref: '#/components/schemas/Acknowledgement' }
const operation = (operationId: string): Operation => ({
  operationId,
  summary: 'Made up by a test',
  tags: ['brands'],
  responses: {
    '200': {
      description: 'Done.',
      content: {
        'application/json': {
          schema: { allOf: [{ $ref: '#/components/schemas/Envelope' }, { properties: { data: answer } }] },
        },
      },
    },
    '401': { $ref: '#/components/responses/Unauthorized' },
  },
})

/** A copy of the contract with a mistake. */
const changed = (change: (paths: Description['paths'], schemas: Description['components']['schemas']) => void) => {
  const copy = structuredClone(contract)
  change(copy.paths, copy.components.schemas)
  return checkContract(copy)
}

const PROFILE = /^openapi\/paths\/users\.yaml:\d+: /

describe('the contract', () => {
  it('describes the calls of the documents and no other', () => {
    expect(callsOf(contract)).toHaveLength(DOCUMENTED_CALLS.length)
    expect(checkContract(contract)).toEqual([])
  })

  it('passes the linter without warnings', { timeout: 30_000 }, () => {
    expect(lint()).toEqual([])
  })

  it('gives every operation a name, a summary, one tag and its failures', () => {
    const calls = callsOf(contract)
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
    for (const { operationId, summary, tags, responses } of calls) {
      expect(operationId).toMatch(/^[a-z]+([A-Z][a-z0-9]+)*$/)
      expect(summary).not.toBe('')
      expect(tags).toHaveLength(1)
      expect(Object.keys(responses)).toContain('default')
    }
  })

  it('requires no token where decision 2 requires none (SES-12)', () => {
    const open = callsOf(contract).filter(({ security }) => security?.length === 0)
    expect(open.map(({ operationId }) => operationId)).toEqual([
      'login',
      'register',
      'refreshTokens',
      'getInvitationStatus',
    ])
  })
})

describe('a mistake in the description is reported in one sentence', () => {
  it('for a call that no document names', () => {
    expect(changed((paths) => (paths['/brands/export/'] = { get: operation('listExports') }))).toEqual([
      'openapi/openapi.yaml: GET /brands/export/ is in neither document; correct it, or add it to openapi/documented-calls.ts',
    ])
  })

  it('for a missing call', () => {
    expect(changed((paths) => delete paths['/users/me/'])).toEqual([
      'openapi/documented-calls.ts: GET /users/me/ is not described; describe it in openapi/paths and name its path in openapi/openapi.yaml, or take it off this list',
    ])
  })

  it('for a GET that changes state', () => {
    expect(changed((paths) => (paths['/users/me/'] = { get: operation('resetProfile') }))).toEqual([
      'openapi/openapi.yaml: GET /users/me/ is called resetProfile, but GET changes nothing; begin its name with get, list or detect',
    ])
    const withBody = operation('getProfile')
    withBody.requestBody = { required: true, content: {} }
    withBody.responses['400'] = { $ref: '#/components/responses/BadRequest' }
    const [sentence, ...others] = changed((paths) => (paths['/users/me/'] = { get: withBody }))
    expect(sentence).toMatch(PROFILE)
    expect(sentence).toContain('GET /users/me/ sends a body, but GET has none; take requestBody away')
    expect(others).toEqual([])
  })

  it.each<[string, (profile: Operation) => void, string]>([
    [
      'when an answer has no envelope',
      ({ responses }) =>
        (responses['200'] = { description: 'Bare.', content: { 'application/json': { schema: answer } } }),
      'getProfile answers without an envelope; write allOf with Envelope and data',
    ],
    [
      'when nothing is a success',
      ({ responses }) => delete responses['200'],
      'getProfile names no success; add a response whose status begins with 2',
    ],
    [
      'when a status that every such call may answer is not listed',
      ({ responses }) => delete responses['401'],
      "GET /users/me/ lists no 401; add '401': { $ref: ../responses.yaml#/Unauthorized }",
    ],
    [
      'when a parameter is not in the path',
      (profile) => {
        profile.parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }]
        profile.responses['404'] = { $ref: '#/components/responses/NotFound' }
      },
      'GET /users/me/ has a parameter id that is not in its path; write {id} there, or take it away',
    ],
  ])('for %s', (_when, spoil, expected) => {
    const sentences = changed((paths) => spoil(paths['/users/me/']?.get ?? operation('getProfile')))
    expect(sentences).toHaveLength(1)
    expect(sentences[0]).toMatch(PROFILE)
    expect(sentences[0]).toContain(expected)
  })

  it.each<[string, Description['components']['schemas'][string], string]>([
    ['has no type', {}, 'Brand.shade has no type that an answer can be read by; give it a type, or refer to a schema'],
    [
      'is an object of its own',
      { type: 'object', properties: { red: { type: 'integer' } } },
      'Brand.shade is an object without a name; write it as a schema of its own and refer to it',
    ],
  ])('for a field of an answer that %s', (_how, shade, expected) => {
    const sentences = changed((_paths, { Brand }) => Object.assign(Brand?.properties ?? {}, { shade }))
    expect(sentences).toEqual([expect.stringMatching(/^openapi\/schemas\/brand\.yaml:\d+: /)])
    expect(sentences[0]).toContain(expected)
  })
})
