import { describe, expect, it } from 'vitest'

import { bundle, lint } from '../../../openapi/bundle.ts'
import { checkContract } from '../../../openapi/check-contract.ts'
import { callsOf, type Description, type Operation } from '../../../openapi/description.ts'
import { DOCUMENTED_CALLS } from '../../../openapi/documented-calls.ts'

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
  },
})

/** The contract, changed by a careless hand. */
const changed = (change: (paths: Description['paths']) => void): string[] => {
  const copy = structuredClone(contract)
  change(copy.paths)
  return checkContract(copy)
}

describe('the contract', () => {
  it('describes the 57 calls of the documents and no other', () => {
    expect(DOCUMENTED_CALLS).toHaveLength(57)
    expect(callsOf(contract)).toHaveLength(57)
    expect(checkContract(contract)).toEqual([])
  })

  it('passes the linter without a warning', { timeout: 30_000 }, () => {
    expect(lint).not.toThrow()
  })

  it('refuses a call that no document names', () => {
    expect(changed((paths) => (paths['/brands/export/'] = { get: operation('listExports') }))).toEqual([
      'GET /brands/export/ is in neither document',
    ])
  })

  it('refuses to lose a call', () => {
    expect(changed((paths) => delete paths['/users/me/'])).toEqual(['GET /users/me/ is not described'])
  })

  it('refuses a change of state by GET', () => {
    expect(changed((paths) => (paths['/users/me/'] = { get: operation('resetProfile') }))).toEqual([
      'GET /users/me/: resetProfile does not read like a read, and GET changes nothing',
    ])
    const withBody = { ...operation('getProfile'), requestBody: { required: true, content: {} } }
    expect(changed((paths) => (paths['/users/me/'] = { get: withBody }))).toEqual(['GET /users/me/: GET sends no body'])
  })

  it('refuses an answer without an envelope', () => {
    const bare = operation('getProfile')
    bare.responses['200'] = { description: 'Bare.', content: { 'application/json': { schema: answer } } }
    expect(() => changed((paths) => (paths['/users/me/'] = { get: bare }))).toThrow('getProfile')
  })

  it('gives every operation a name, a summary, a tag of its own and the ways it may fail', () => {
    const calls = callsOf(contract)
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(57)
    for (const { operationId, summary, tags, responses } of calls) {
      expect(operationId).toMatch(/^[a-z]+([A-Z][a-z0-9]+)*$/)
      expect(summary).not.toBe('')
      expect(tags).toHaveLength(1)
      expect(Object.keys(responses)).toContain('default')
    }
  })

  it('SES-12 · asks for no token where decision 2 asks for none', () => {
    const open = callsOf(contract).filter(({ security }) => security?.length === 0)
    expect(open.map(({ operationId }) => operationId)).toEqual([
      'login',
      'register',
      'refreshTokens',
      'getInvitationStatus',
    ])
  })
})
