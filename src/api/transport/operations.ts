import {
  bareOperations,
  dataOptionalOperations,
  operations,
  originOperations,
  publicOperations,
  type OperationId,
} from '../generated/operations.gen'

/** What the transport must know of the call it carries. */
export type Operation = {
  readonly id: OperationId | 'upload'
  /** `none`: public, or brings its own. `held`: sent along when there is one. `ticket`: nothing is sent without (decision 2). */
  readonly token: 'none' | 'held' | 'ticket'
  /** Under the origin of `apiBaseUrl` instead of under `apiBaseUrl`. */
  readonly atOrigin: boolean
  /** May answer without an envelope. */
  readonly bare: boolean
  /** An answer without a body is a broken one. */
  readonly bodyDue: boolean
  /** An envelope without data is a broken one. */
  readonly dataDue: boolean
  /** The answer's `error` says more than its `message` (decision 5). */
  readonly errorFirst: boolean
  /** Answers signal nothing: nobody waits for them. */
  readonly silent: boolean
}

/** Its answer is ignored (decisions 2 and 14); whatever it is, it must not disturb a session. */
const UNHEEDED: ReadonlySet<string> = new Set<OperationId>(['logSecurityEvent', 'logout'])

/** The session sends it, with the tokens that it forgets: those of who came after must not go along. */
const BRINGS_ITS_TOKENS: ReadonlySet<string> = new Set<OperationId>(['logout'])

const PARAMETER = /\{\w+\}/g

const asPattern = (route: string) =>
  new RegExp(
    `^${route
      .replaceAll(PARAMETER, '\u0000')
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('\u0000', '[^/]+')}$`,
  )

function describe(id: OperationId, route: string): Operation {
  const unheeded = UNHEEDED.has(id)
  const optional = dataOptionalOperations.has(id)
  return {
    id,
    token: publicOperations.has(id) || BRINGS_ITS_TOKENS.has(id) ? 'none' : unheeded ? 'held' : 'ticket',
    atOrigin: originOperations.has(id),
    bare: bareOperations.has(id),
    bodyDue: !optional || route.startsWith('GET '),
    dataDue: !optional,
    errorFirst: id === 'upgradeTrial',
    silent: unheeded,
  }
}

// the generated table names each operation once, so its entries are pairs of an id and a route
const entries = Object.entries(operations) as [OperationId, string][]
const concrete = new Map(entries.map(([id, route]) => [route, describe(id, route)]))
const templated = entries
  .filter(([, route]) => route.includes('{'))
  .map(([id, route]) => ({ pattern: asPattern(route), operation: describe(id, route) }))

/** The operation behind a method and a path below the API base; concrete paths go before those with a parameter. */
export function findOperation(method: string, path: string): Operation | undefined {
  const route = `${method} ${path}`
  return concrete.get(route) ?? templated.find(({ pattern }) => pattern.test(route))?.operation
}

/** Files go where their caller says: the documents show no path (SES-43). */
export const UPLOAD: Operation = {
  id: 'upload',
  token: 'ticket',
  atOrigin: false,
  bare: false,
  bodyDue: false,
  dataDue: false,
  errorFirst: false,
  silent: false,
}
