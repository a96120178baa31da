import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { operations } from '~/api/generated/operations.gen'
import { updateProfile } from '~/api/generated/sdk.gen'
import { findOperation, type Operation } from '~/api/transport/call'
import { openEnvelope } from '~/api/transport/envelope'

import { createFakeWire } from './support'

/** Their answer is what the caller wants: tokens, the ids of a company, a verdict. */
const NEEDED = ['login', 'register', 'refreshTokens', 'setupBusiness', 'detectLanguage', 'validateLanguageConfig']

const writes = Object.entries(operations).flatMap(([id, route]) => {
  const [method = '', path = ''] = route.split(' ')
  const operation = method === 'GET' ? undefined : findOperation(method, path)
  return operation ? [[id, operation] as const] : []
})

const done = { success: true, message: 'Fait' }

/** Successes that hold nothing. */
const EMPTY: Record<string, { status: number; text: string }> = {
  'data: null': { status: 200, text: JSON.stringify({ ...done, data: null }) },
  'no data': { status: 200, text: JSON.stringify(done) },
  '204': { status: 204, text: '' },
  'no body': { status: 200, text: '' },
}

/** The data of the answer, 'nothing', or 'failed'. */
function opened(operation: Operation, reply: { status: number; text: string }): unknown {
  try {
    return openEnvelope(operation, { ...reply, headers: new Headers() }).data ?? 'nothing'
  } catch (error) {
    return error instanceof ApiError ? 'failed' : error
  }
}

const outcomes = (operation: Operation) =>
  Object.fromEntries(Object.entries(EMPTY).map(([name, reply]) => [name, opened(operation, reply)]))

const DONE = { 'data: null': 'nothing', 'no data': 'nothing', '204': 'nothing', 'no body': 'nothing' }
const FAILED = { 'data: null': 'failed', 'no data': 'failed', '204': 'failed', 'no body': 'failed' }

describe('a write that the server calls done', () => {
  it.each(writes.filter(([id]) => !NEEDED.includes(id)))(
    '%s is done, whatever its answer holds (decision 4)',
    (_, operation) => {
      expect(outcomes(operation)).toEqual(DONE)
      expect(opened(operation, { status: 200, text: JSON.stringify({ ...done, data: {} }) })).toEqual({})
    },
  )

  it.each(writes.filter(([id, { mayLackEnvelope }]) => NEEDED.includes(id) && !mayLackEnvelope))(
    '%s needs the data of its answer (decision 4)',
    (_, operation) => expect(outcomes(operation)).toEqual(FAILED),
  )

  it.each(writes.filter(([, { mayLackEnvelope }]) => mayLackEnvelope))(
    '%s needs a body, in which the tokens are looked for (decision 4)',
    (_, operation) => {
      expect(outcomes(operation)).toEqual({ ...FAILED, 'data: null': 'nothing', 'no data': 'nothing' })
    },
  )

  it('an answer that is no answer of the API is no success (decision 4)', async () => {
    const { fetch } = createFakeWire(() => new Response('<!doctype html>'))
    await expect(updateProfile({ path: { id: 1 }, body: {}, fetch })).rejects.toMatchObject({
      code: 'INVALID_RESPONSE',
    })
    const refused = createFakeWire(() => Response.json({ success: false, data: null }))
    await expect(updateProfile({ path: { id: 1 }, body: {}, fetch: refused.fetch })).rejects.toBeInstanceOf(ApiError)
  })
})
