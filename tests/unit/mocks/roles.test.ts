import { describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { operationIds } from '#mocks/core/route'
import { BASTIEN, CLAIRE, HUGO, LEA } from '#mocks/domain/seed/named.ts'
import { operations } from '#mocks/generated/operations.gen'

import { send } from './caller'
import { particulars, samples } from './operation-samples'

const ROLES = ['agency_admin', 'brand_admin', 'brand_member', 'client_readonly', 'anonymous'] as const
const USERS = [CLAIRE, BASTIEN, LEA, HUGO, undefined]

const table = operationIds.flatMap((id) =>
  ROLES.map((role, at) => [id, role, samples[id].outcome[at] ?? 0, USERS[at]] as const),
)

describe('the access by role (INV-19, ACC-17, PRM-03, PRM-04)', () => {
  it('covers each operation that lists a 403', () => {
    const forbidding = operationIds.filter((id) => operations[id].statuses.some((status) => status === 403))
    expect(
      forbidding.filter((id) => !particulars[id]?.outcome),
      'say what each role is answered in tests/unit/mocks/operation-samples.ts',
    ).toEqual([])
  })

  it.each(table)('to %s as %s answers %i', async (id, _role, expected, user) => {
    const backend = createBackend()
    const { status } = await send(backend, id, { ...samples[id].input, ...(user !== undefined && { as: user }) })
    expect(status).toBe(expected)
  })

  it.each(table.filter(([, , status]) => status >= 400))(
    'to %s, refused to %s (%i), changes nothing',
    async (id, _role, _status, user) => {
      const backend = createBackend()
      const token = user === undefined ? undefined : backend.signIn(user).access
      const before = JSON.stringify(backend.world)
      await send(backend, id, { ...samples[id].input, ...(token !== undefined && { token }) })
      expect(JSON.stringify(backend.world)).toBe(before)
    },
  )
})
