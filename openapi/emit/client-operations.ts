import { type Call, callsOf, type Description } from '../description.ts'
import { answerOf, isPublic } from './answers.ts'
import { HEADER, lines, operationSet, pascal, quoted } from './source.ts'

/** What the transport needs of each operation. Keep it small: it is part of the first load. */
export function clientOperations(description: Description) {
  const calls = callsOf(description)
  const table = calls.map(({ operationId, method, path }): [string, string] => [
    operationId,
    quoted(`${method.toUpperCase()} ${path}`),
  ])
  const isNeeded = (call: Call) => answerOf(call, description).dataNeeded
  return `${HEADER}
/** Method and path of every operation; concrete paths stand before those with a parameter. */
export const operations = {
${lines(table)}} as const

export type OperationId = keyof typeof operations

/** Called without a token (decision 2). */
export const publicOperations: ReadonlySet<OperationId> = ${operationSet(calls, isPublic)}

/** Under the origin, not under the API base (decision 2). */
export const originOperations: ReadonlySet<OperationId> = ${operationSet(calls, ({ base }) => base === 'origin')}

/** May answer without an envelope (decision 4). */
export const bareOperations: ReadonlySet<OperationId> = ${operationSet(calls, (call) => answerOf(call, description).bare)}

/** Reads that may succeed without data. */
export const optionalReads: ReadonlySet<OperationId> = ${operationSet(calls, (call) => call.method === 'get' && !isNeeded(call))}

/** Writes whose answer is used. Any other write is done when the server says so, with or without data (decision 4). */
export const neededWrites: ReadonlySet<OperationId> = ${operationSet(calls, (call) => call.method !== 'get' && isNeeded(call))}
`
}

const name = ({ operationId }: Call) => `z${pascal(operationId)}Response`

/**
 * Loaded when idle, to report documented answers that do not match. Undocumented ones are our own guess (decision 6).
 */
export function responseSchemas(description: Description) {
  const documented = callsOf(description).filter((call) => answerOf(call, description).documented)
  const promisesData = (call: Call) => {
    const { needsData, dataNeeded } = answerOf(call, description)
    return needsData && !dataNeeded
  }
  return `${HEADER}
import type { ZodMiniType } from 'zod/mini'

import type { OperationId } from './operations.gen'
import {
${documented.map((call) => `  ${name(call)},\n`).join('')}} from './zod.gen'

export const responseSchemas: Partial<Record<OperationId, ZodMiniType>> = {
${lines(documented.map((call) => [call.operationId, name(call)]))}}

/** The documents show data, which the client can do without. */
export const dataPromised: ReadonlySet<OperationId> = ${operationSet(documented, promisesData)}
`
}
