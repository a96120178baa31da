import { readFileSync } from 'node:fs'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { bundle } from '../../../openapi/bundle.ts'
import { callsOf, refName, successOf } from '../../../openapi/description.ts'
import { openEnvelope } from '../../../openapi/envelope.ts'
import { clientView, documentedView, wireView } from '../../../openapi/views.ts'

const contract = bundle()
const answersOf = (view: typeof contract) =>
  Object.fromEntries(callsOf(view).map((call) => [call.operationId, successOf(call).media?.schema ?? {}]))

/** Names of generated types with this property. */
function typesWith(property: string, file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const holds = (node: ts.Node): boolean =>
    (ts.isPropertySignature(node) && node.name.getText(source) === property) ||
    (ts.forEachChild(node, (child) => holds(child) || undefined) ?? false)
  return source.statements
    .filter((statement) => ts.isTypeAliasDeclaration(statement) && holds(statement.type))
    .map((statement) => (ts.isTypeAliasDeclaration(statement) ? statement.name.text : ''))
}

describe('the client view', () => {
  it('has no envelope: the only `success` is that of a sign-in (SES-41, decision 7)', () => {
    expect(typesWith('success', 'src/api/generated/types.gen.ts')).toEqual(['LoginHistoryEntry'])
    expect(typesWith('success', 'mocks/generated/types.gen.ts')).toContain('Envelope')
  })

  it('unwraps the envelope of every operation, also where it is optional (decision 4)', () => {
    const opened = answersOf(clientView(contract))
    expect(Object.keys(opened)).toHaveLength(callsOf(contract).length)
    expect(Object.entries(opened).filter(([, schema]) => openEnvelope(schema) || !refName(schema))).toEqual([])
    expect(opened['register']).toEqual({ $ref: '#/components/schemas/Tokens' })
    expect(opened['refreshTokens']).toEqual({ $ref: '#/components/schemas/RefreshedTokens' })
    expect(opened['upgradeTrial']).toEqual({ $ref: '#/components/schemas/CheckoutSession' })
  })

  it('has no failures: each is an ApiError', () => {
    expect(callsOf(clientView(contract)).filter(({ responses }) => Object.keys(responses).length > 1)).toEqual([])
    expect(readFileSync('src/api/generated/types.gen.ts', 'utf8')).not.toMatch(/Failure|Errors? = /)
  })

  it('does not change the description', () => {
    const before = structuredClone(contract)
    clientView(contract)
    documentedView(contract)
    wireView(contract)
    expect(contract).toEqual(before)
  })
})

describe('the wire view', () => {
  it('closes open enumerations, unless the documents show other values as is', () => {
    const { schemas } = wireView(contract).components
    expect(schemas['UserType']?.enum).toEqual(['agency_admin', 'brand_admin', 'brand_member', 'client_readonly'])
    expect(schemas['BillingStatus']?.enum).toBeUndefined()
    expect(schemas['InvitationState']?.enum).toBeUndefined()
  })
})
