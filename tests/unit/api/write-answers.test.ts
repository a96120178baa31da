import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { operations } from '~/api/generated/operations.gen'
import { updateProfile } from '~/api/generated/sdk.gen'
import { openEnvelope } from '~/api/transport/envelope'
import { findOperation } from '~/api/transport/operations'

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

describe('a write that the server calls done', () => {
  it.each(writes.filter(([id]) => !NEEDED.includes(id)))(
    '4 · %s is done, whatever its answer holds',
    (_, operation) => {
      for (const reply of Object.values(EMPTY))
        expect(openEnvelope(operation, { ...reply, headers: new Headers() }).data).toBeUndefined()
      const text = JSON.stringify({ ...done, data: {} })
      expect(openEnvelope(operation, { status: 200, text, headers: new Headers() })).toEqual({
        data: {},
        message: done.message,
      })
    },
  )

  it.each(writes.filter(([id]) => NEEDED.includes(id)))('4 · %s needs the data of its answer', (_, operation) => {
    for (const [name, reply] of Object.entries(EMPTY)) {
      const open = () => openEnvelope(operation, { ...reply, headers: new Headers() })
      // those that may come bare are read by what they hold: an answer without tokens is none
      if (operation.bare && reply.text !== '') expect([name, open().data]).toEqual([name, undefined])
      else expect(open, name).toThrow(ApiError)
    }
  })

  it('4 · an answer that is none is no success', async () => {
    const { fetch } = createFakeWire(() => new Response('<!doctype html>'))
    await expect(updateProfile({ path: { id: 1 }, body: {}, fetch })).rejects.toMatchObject({
      code: 'INVALID_RESPONSE',
    })
    const refused = createFakeWire(() => Response.json({ success: false, data: null }))
    await expect(updateProfile({ path: { id: 1 }, body: {}, fetch: refused.fetch })).rejects.toBeInstanceOf(ApiError)
  })
})
