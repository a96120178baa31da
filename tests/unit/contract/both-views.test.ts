import { beforeEach, describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { CLAIRE, JEANNE, LEA, NOE } from '#mocks/domain/seed/named.ts'
import { operations } from '#mocks/generated/operations.gen'
import type { OperationId } from '~/api/generated/operations.gen'
import { responseSchemas } from '~/api/generated/response-schemas.gen'
import * as sdk from '~/api/generated/sdk.gen'
import type { ApiPorts, DriftReport } from '~/api/ports'
import { sendWith, createTransport } from '~/api/transport/transport'
import { systemClock } from '~/platform/clock'

import { tokensOf } from '../../support/tokens-of'
import type { Input } from '../mocks/caller'
import { samples } from '../mocks/operation-samples'

const BASE = 'http://sandbox.example/api/v1'
const ids = Object.keys(operations) as OperationId[] // keys of the table

type Backend = ReturnType<typeof createBackend>
type Call = (options: object) => Promise<{ data: unknown }>

/** Operations that Claire's sample call is refused for: an allowed user and input. */
const ALLOWED: Partial<Record<OperationId, (backend: Backend) => { as: string; input: Input }>> = {
  refreshTokens: (backend) => ({ as: CLAIRE, input: { body: { refresh: backend.signIn(CLAIRE).refresh } } }),
  changeUserPassword: () => ({ as: LEA, input: samples.changeUserPassword.input }),
  setupBusiness: () => ({ as: NOE, input: samples.setupBusiness.input }),
  triggerBusinessCreation: () => ({ as: NOE, input: { body: { business_name: 'Maison Klein' } } }),
  // her company is in trial
  extendTrial: () => ({ as: JEANNE, input: samples.extendTrial.input }),
  upgradeTrial: () => ({ as: JEANNE, input: samples.upgradeTrial.input }),
  acceptInvitation: (backend) => {
    const pending = backend.world.invitations.find(({ status }) => status === 'pending')
    if (!pending) throw new Error('The seeded world has no pending invitation')
    const guest = backend.world.users.find(({ email }) => email === NOE)
    if (guest) guest.email = pending.email
    return { as: pending.email, input: { body: { token: pending.token } } }
  },
}

let backend: Backend
let reports: DriftReport[]
let visitor: string

beforeEach(() => {
  backend = createBackend()
  reports = []
  visitor = CLAIRE
})

function transport() {
  const ports: ApiPorts = {
    apiBaseUrl: async () => BASE,
    tokens: tokensOf({ token: backend.signIn(visitor).access }),
    language: () => 'fr',
    events: { forbidden() {}, serverError() {}, drift: (report) => void reports.push(report) },
    clock: systemClock,
    online: () => true,
    csrfToken: () => undefined,
  }
  // the generated client calls it with a Request
  return createTransport({ ports: () => ports, send: sendWith((request) => backend.handle(new Request(request))) })
}

describe('every operation through both views', () => {
  it('has one name in the two views', () => {
    expect(ids.toSorted()).toEqual(Object.keys(samples).toSorted())
  })

  it.each(ids)('has in the sandbox an answer of the client’s types: %s', async (id) => {
    const { as, input } = ALLOWED[id]?.(backend) ?? { as: CLAIRE, input: samples[id].input }
    visitor = as
    const { path, query, body } = input
    // the only call that brings its own token
    const headers = id === 'logout' ? { Authorization: `Bearer ${backend.signIn(as).access}` } : input.headers
    const given = Object.fromEntries(
      Object.entries({ path, query, body, headers }).filter(([, value]) => value !== undefined),
    )
    // one generated function per operation: TypeScript cannot follow the name through a loop
    const call = sdk[id] as unknown as Call
    const { data } = await call({ ...given, fetch: transport() })

    const schema = responseSchemas[id]
    const problem = schema?.safeParse(data).error
    expect(problem?.issues ?? []).toEqual([])
    expect(reports).toEqual([])
  })
})
