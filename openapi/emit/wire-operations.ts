import { type Call, callsOf, type Description, type Parameter } from '../description.ts'
import { answerOf, isAnonymous } from './answers.ts'
import { HEADER, lines, pascal, quoted } from './source.ts'

const FROM_TEXT = `/** A parameter is text in an address; its schema may want a number or a boolean. */
function fromText<T extends ZodMiniType>(schema: T, wanted: Record<string, 'number' | 'boolean'>) {
  const read = (name: string, text: unknown) => {
    if (typeof text !== 'string') return text
    if (wanted[name] === 'number') return /^-?\\d+(\\.\\d+)?$/.test(text) ? Number(text) : text
    if (wanted[name] === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
    return text
  }
  const readAll = (given: Record<string, unknown>): unknown =>
    Object.fromEntries(Object.entries(given).map(([name, text]) => [name, read(name, text)]))
  return z.pipe(z.pipe(z.record(z.string(), z.unknown()), z.transform(readAll)), schema)
}
`

/** One row per operation: what the sandbox needs for routing, validation and types. */
export function wireOperations(description: Description) {
  const calls = callsOf(description)
  return `${HEADER}
import * as z from 'zod/mini'
import type { ZodMiniType } from 'zod/mini'

import type * as t from './types.gen.ts'
import * as s from './zod.gen.ts'

${FROM_TEXT}
/** Concrete paths stand before those with a parameter: the first that matches is the right one. */
export const operations = {
${lines(calls.map((call) => [call.operationId, row(call, description)]))}} as const

/** What each operation is given, what goes over the wire, and what a handler returns: the data inside the envelope. */
export type Operations = {
${calls.map((call) => typeRow(call, description)).join('')}}

export type OperationId = keyof Operations
`
}

function row(call: Call, description: Description) {
  const { operationId, method, path, base, requestBody, responses } = call
  const { status, schema, documented, bare } = answerOf(call, description)
  const validator = (part: string) => `s.z${pascal(operationId)}${part}`
  const cells: [string, string][] = [
    ['method', quoted(method)],
    ['url', quoted(path.replaceAll(/\{(\w+)\}/g, ':$1'))],
    ['status', String(status)],
    ['statuses', `[${Object.keys(responses).filter(Number).join(', ')}]`],
    ['base', quoted(base)],
    ['anonymous', String(isAnonymous(call))],
    ['documented', String(documented)],
    ['bare', String(bare)],
  ]
  for (const place of ['path', 'query'] as const) {
    const wanted = call.parameters.filter((parameter) => parameter.in === place)
    if (wanted.length > 0) cells.push([place, `fromText(${validator(pascal(place))}, ${kinds(wanted)})`])
  }
  if (requestBody) cells.push(['body', validator('Body')], ['bodyRequired', String(requestBody.required)])
  cells.push(['answer', `s.z${schema}`], ['response', validator('Response')])
  return `{\n${cells.map(([key, value]) => `    ${key}: ${value},\n`).join('')}  }`
}

function kinds(parameters: Parameter[]) {
  const typed = parameters.flatMap(({ name, schema }) => {
    if (schema.type === 'boolean') return [`${name}: 'boolean'`]
    return schema.type === 'integer' || schema.type === 'number' ? [`${name}: 'number'`] : []
  })
  return typed.length > 0 ? `{ ${typed.join(', ')} }` : '{}'
}

function typeRow(call: Call, description: Description) {
  const { status, schema, needsData } = answerOf(call, description)
  const name = pascal(call.operationId)
  const answer = needsData ? `t.${schema}` : `t.${schema} | void`
  return `  ${call.operationId}: { request: t.${name}Data; response: t.${name}Responses[${status}]; answer: ${answer} }\n`
}
