import type { ZodMiniType } from 'zod/mini'

import { bodyOf, queryOf } from '#mocks/core/accept.ts'
import type { Call } from '#mocks/core/define-api.ts'
import { routeOf } from '#mocks/core/route.ts'
import { operations, type OperationId } from '#mocks/generated/operations.gen.ts'

/** What a call sends, in the types of its operation. */
export type Asked<K extends OperationId> = Pick<Call<K>, 'body' | 'path' | 'query'>

type Schemas = { status: number; path?: ZodMiniType; query?: ZodMiniType; body?: ZodMiniType }

/** A value that breaks the description stays as it was sent. */
const read = (schema: ZodMiniType | undefined, sent: unknown) => schema && (schema.safeParse(sent).data ?? sent)

export async function askedBy<K extends OperationId>(id: K, request: Request, params: object): Promise<Asked<K>> {
  const { path, query, body }: Schemas = operations[id]
  const sent = body && (await bodyOf(request).catch(() => undefined))
  // the schemas are those of this operation
  return { path: read(path, params), query: read(query, queryOf(request)), body: read(body, sent) } as Asked<K>
}

let log: { id: OperationId; asked: object }[] = []

export const forgetCalls = () => {
  log = []
}

export async function recordCall(request: Request): Promise<void> {
  const route = routeOf(request)
  if (typeof route === 'string') return
  const calls = log
  const asked = await askedBy(route.id, request.clone(), route.params)
  calls.push({ id: route.id, asked })
}

/** The calls of an operation in this story, in order, whether and however they were answered. */
export const callsTo = <K extends OperationId>(id: K): Asked<K>[] =>
  // read by the schemas of this operation
  log.filter((call) => call.id === id).map(({ asked }) => asked as Asked<K>)
