import { createBackend } from '#mocks'
import { operations, type OperationId, type Operations } from '#mocks/generated/operations.gen'
import { zFailure } from '#mocks/generated/zod.gen'

type Backend = ReturnType<typeof createBackend>

/** Untyped: tests also send invalid input. */
export type Input = {
  path?: object
  query?: object
  body?: unknown
  as?: string
  token?: string
  headers?: Record<string, string>
}

export type Answered = { status: number; json: Record<string, unknown>; headers: Headers }

const BASE = 'http://sandbox.example'

function addressOf(id: OperationId, { path = {}, query = {} }: Input): string {
  const { base, url } = operations[id]
  let filled: string = url
  for (const [name, value] of Object.entries(path))
    filled = filled.replace(`:${name}`, encodeURIComponent(String(value)))
  const address = new URL(`${base === 'origin' ? '' : '/api/v1'}${filled}`, BASE)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
  return address.href
}

/** Calls one operation through its Request. Checks that the contract lists the status and format of the answer. */
export async function send(backend: Backend, id: OperationId, input: Input = {}): Promise<Answered> {
  const token = input.token ?? (input.as === undefined ? undefined : backend.signIn(input.as).access)
  const request = new Request(addressOf(id, input), {
    method: operations[id].method.toUpperCase(),
    headers: { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...input.headers },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  })
  const response = await backend.handle(request)
  const json: unknown = await response.json()
  const { error } = (response.ok ? operations[id].response : zFailure).safeParse(json)
  if (error) throw new Error(`${id} ${response.status}: ${error.message}\n${JSON.stringify(json, null, 2)}`)
  const listed: readonly number[] = operations[id].statuses
  const { fault } = backend.calls.at(-1) ?? {}
  if (!fault && !listed.includes(response.status))
    throw new Error(`${id} answered ${response.status}, which it does not list`)
  // every answer of the contract is an object: the schema above has checked it
  return { status: response.status, json: json as Record<string, unknown>, headers: response.headers }
}

/** The data of a call that must succeed. */
export async function succeed<K extends OperationId>(
  backend: Backend,
  id: K,
  input: Input = {},
): Promise<Exclude<Operations[K]['answer'], void>> {
  const { status, json } = await send(backend, id, input)
  if (status >= 400) throw new Error(`${id} was refused: ${status} ${JSON.stringify(json)}`)
  // send() has parsed the answer with the schema of this operation
  return ('success' in json ? json['data'] : json) as Exclude<Operations[K]['answer'], void>
}

/** The error of a call that must fail. */
export async function refusal(backend: Backend, id: OperationId, input: Input = {}) {
  const { status, json, headers } = await send(backend, id, input)
  const { code, message, details, non_field_errors, detail, error } = json
  return { status, code, message, details, non_field_errors, detail, error, retryAfter: headers.get('retry-after') }
}

/** The same world in another process: serialised and parsed. */
export const restarted = (backend: Backend, clock?: () => number) =>
  // a serialised world is a world
  createBackend({ world: JSON.parse(JSON.stringify(backend.world)) as Backend['world'], ...(clock && { clock }) })
