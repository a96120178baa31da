import type { ZodMiniType } from 'zod/mini'

import type { Session } from '../domain/access.ts'
import { operations, type OperationId } from '../generated/operations.gen.ts'
import { accept, bodyOf, queryOf } from './accept.ts'
import { isAnonymous, type MockApi } from './define-api.ts'
import { toResponse } from './reply.ts'

type Schemas = { body?: ZodMiniType; path?: ZodMiniType; query?: ZodMiniType; status: number }

export type Authenticate = (request: Request) => Session

/**
 * Handles one call as a provider does: checks the token, then path, query and body. Failures are thrown as responses.
 */
export async function serve(
  api: MockApi,
  authenticate: Authenticate,
  id: OperationId,
  request: Request,
  params: Record<string, unknown>,
): Promise<Response> {
  const { status, ...schemas }: Schemas = operations[id]
  // schemas and handler belong to the same operation, which TypeScript cannot infer from a lookup
  const handler = api[id] as (call: object) => unknown
  try {
    const session = isAnonymous(id) ? {} : authenticate(request)
    const answer = await handler({
      ...session,
      request,
      path: accept('path', schemas.path, params),
      query: accept('query', schemas.query, queryOf(request)),
      body: accept('body', schemas.body, schemas.body && (await bodyOf(request))),
    })
    return toResponse(answer, status)
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}
