import type { Session } from '../domain/access.ts'
import { operations, type OperationId, type Operations } from '../generated/operations.gen.ts'
import type { Reply } from './reply.ts'

type Given<K extends OperationId, Part extends 'body' | 'path' | 'query'> = Operations[K]['request'] extends {
  [P in Part]?: infer Value
}
  ? NonNullable<Value>
  : never

type Caller<K extends OperationId> = (typeof operations)[K]['anonymous'] extends true
  ? { user?: never; family?: never }
  : Session

export type Call<K extends OperationId> = {
  body: Given<K, 'body'>
  path: Given<K, 'path'>
  query: Given<K, 'query'>
  request: Request
} & Caller<K>

type Answer<K extends OperationId> = Operations[K]['answer'] | Reply<Operations[K]['answer']>

/** One handler per documented operation: a missing handler or a wrong answer does not compile. */
export type MockApi = { [K in OperationId]: (call: Call<K>) => Answer<K> | Promise<Answer<K>> }

export const isAnonymous = (id: OperationId) => operations[id].anonymous
