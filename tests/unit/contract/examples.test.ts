import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'

import { operations } from '#mocks/generated/operations.gen'
import { zFailure } from '#mocks/generated/zod.gen'
import { responseSchemas } from '~/api/generated/response-schemas.gen'

import { bundle } from '../../../openapi/bundle.ts'
import { callsOf, successOf } from '../../../openapi/description.ts'

const examples = Object.fromEntries(
  callsOf(bundle()).map((call) => [
    call.operationId,
    {
      answer: successOf(call).media?.example,
      body: call.requestBody?.content['application/json']?.example,
    },
  ]),
)
const issuesOf = (schema: ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues ?? []

const dataIn = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer

describe('the examples of the contract', () => {
  it.each(Object.entries(operations))('have an answer that matches the wire schema: %s', (id, { response }) => {
    expect(examples[id]?.answer).toBeDefined()
    expect(issuesOf(response, examples[id]?.answer)).toEqual([])
  })

  const withBody = Object.entries(operations).flatMap(([id, row]) => ('body' in row ? [[id, row.body] as const] : []))

  it.each(withBody)('have a body that matches the request schema: %s', (id, body) => {
    expect(examples[id]?.body).toBeDefined()
    expect(issuesOf(body, examples[id]?.body)).toEqual([])
  })

  it.each(Object.entries(responseSchemas))('have data that is no drift: %s', (id, schema) => {
    expect(issuesOf(schema, dataIn(examples[id]?.answer))).toEqual([])
  })
})

it('a failure may have any of its four formats (decision 5)', () => {
  const fieldErrors = { email: ['Format email invalide'] }
  const forms = [
    { message: 'Données invalides.', code: 'VALIDATION_ERROR', details: fieldErrors, non_field_errors: [] },
    { success: false, message: 'Refusé', error: 'Plan inférieur' },
    { detail: 'Introuvable.' },
    fieldErrors,
  ]
  for (const form of forms) expect(issuesOf(zFailure, form)).toEqual([])
  expect(issuesOf(zFailure, '<html>')).not.toEqual([])
})
