import {
  bareOperations,
  neededWrites,
  operations,
  optionalReads,
  originOperations,
  publicOperations,
  type OperationId,
} from '../generated/operations.gen'

/** What the transport needs to know about an operation. */
export type Operation = {
  readonly id: OperationId | 'upload'
  /** `none`: public, or the caller adds the token. `held`: added when there is one. `granted`: required. */
  readonly token: 'none' | 'held' | 'granted'
  /** Below the origin of `apiBaseUrl` instead of below `apiBaseUrl`. */
  readonly atOrigin: boolean
  /** May answer without an envelope. */
  readonly bare: boolean
  /** An envelope without data is an error. */
  readonly dataDue: boolean
  /** `error` comes before `message`. */
  readonly errorFirst: boolean
  /** Its failures raise no signal: nobody waits for the answer. */
  readonly silent: boolean
}

/** Their answers are ignored and must not affect the session. */
const UNHEEDED: ReadonlySet<string> = new Set<OperationId>(['logSecurityEvent', 'logout'])

/** The session adds the tokens it has just removed. The next user's token must not be sent. */
const BRINGS_ITS_TOKENS: ReadonlySet<string> = new Set<OperationId>(['logout'])

/** No path contains a character with a special meaning in a regex. */
const asPattern = (route: string) => new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

function describe(id: OperationId): Operation {
  const unheeded = UNHEEDED.has(id)
  return {
    id,
    token: publicOperations.has(id) || BRINGS_ITS_TOKENS.has(id) ? 'none' : unheeded ? 'held' : 'granted',
    atOrigin: originOperations.has(id),
    bare: bareOperations.has(id),
    dataDue: operations[id].startsWith('GET') ? !optionalReads.has(id) : neededWrites.has(id),
    errorFirst: id === 'upgradeTrial',
    silent: unheeded,
  }
}

// the generated table is keyed by operation id
const entries = Object.entries(operations) as [OperationId, string][]
const concrete = new Map(entries.map(([id, route]) => [route, describe(id)]))
const templated = entries
  .filter(([, route]) => route.includes('{'))
  .map(([id, route]) => ({ pattern: asPattern(route), operation: describe(id) }))

/** The operation of a method and a path below the API base. Paths without parameters are matched first. */
export function findOperation(method: string, path: string): Operation | undefined {
  const route = `${method} ${path}`
  return concrete.get(route) ?? templated.find(({ pattern }) => pattern.test(route))?.operation
}

/** The caller gives the path: the documents show none (SES-43). */
export const UPLOAD: Operation = {
  id: 'upload',
  token: 'granted',
  atOrigin: false,
  bare: false,
  dataDue: false,
  errorFirst: false,
  silent: false,
}
