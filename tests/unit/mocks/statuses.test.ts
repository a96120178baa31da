import { expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { operationIds } from '#mocks/core/route'
import { CLAIRE, GARANCE, HUGO, NOE } from '#mocks/domain/seed/named.ts'
import { operations } from '#mocks/generated/operations.gen'

import { send, type Input } from './caller'
import { samples } from './operation-samples'

const NOWHERE = { id: 999_999, token: 'inconnu' }
const INPUTS: Input[] = [
  { body: [] },
  { body: { email: 'x', user_ids: [1, 1], brand_id: 999_999, business_name: '<', plan_type: 'solo_starter' } },
  { query: { page: 'x', limit: '0', company: 'x', is_active: 'oui' } },
  { query: { company: 2 } },
  { path: NOWHERE },
  { path: { id: 'x', token: ' ' } },
]
/** With a business, with another one, without one, signed out, with an invalid token. */
const CALLERS: Input[] = [{ as: CLAIRE }, { as: HUGO }, { as: GARANCE }, { as: NOE }, {}, { token: 'x' }]

// `send` throws for a status that the description does not list
it.each(operationIds)('%s answers only the listed statuses, for any caller and input', async (id) => {
  const backend = createBackend()
  const listed: readonly number[] = operations[id].statuses
  // only operations with a body get one
  const inputs = 'body' in operations[id] ? INPUTS : INPUTS.filter(({ body }) => body === undefined)
  for (const caller of CALLERS)
    for (const input of [{}, ...inputs]) {
      const { status } = await send(backend, id, { ...samples[id].input, ...input, ...caller })
      expect(listed).toContain(status)
    }
})
