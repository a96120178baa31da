import { whenIdle } from '~/platform/async'
import { own } from '~/platform/json'

import { toNumber } from '../normalise/primitives'
import type { DriftReport } from '../ports'
import type { Operation } from './call'

const reported = new Set<string>()

/** Leaves the page time to render first. */
const PAUSE_MS = 3000

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (Array.isArray(value) ? value[Number(key)] : own(value, String(key))), data)

/** '7' and '95.00' are read as numbers (K45). */
const isNumberAsText = (expected: string, value: unknown) =>
  /^(?:number|int)$/.test(expected) && typeof value === 'string' && toNumber(value) !== null

/** What is read of an issue of zod. */
type Issue = { code?: string; expected?: string; path: readonly PropertyKey[]; errors?: readonly (readonly Issue[])[] }

/** Whether the normalisers read the value all the same. An id may also stand where an id or an object is expected. */
function isRead({ code, expected = '', path, errors = [] }: Issue, data: unknown): boolean {
  const value = valueAt(data, path)
  if (code === 'invalid_type') return isNumberAsText(expected, value)
  return code === 'invalid_union' && errors.some((branch) => branch.every((issue) => isRead(issue, value)))
}

async function compare(id: Exclude<Operation['id'], 'upload'>, data: unknown, report: (drift: DriftReport) => void) {
  const { responseSchemas, dataPromised } = await import('../generated/response-schemas.gen')
  // 204, or a write that was done without saying what it made
  if (data === undefined && !dataPromised.has(id)) return
  for (const issue of responseSchemas[id]?.safeParse(data).error?.issues ?? []) {
    if (isRead(issue, data)) continue
    // array indexes are dropped: all rows drift alike
    const path = issue.path.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.')
    const position = `${id} ${path}`
    if (reported.has(position)) continue
    reported.add(position)
    report({ operation: id, path, problem: issue.code ?? 'invalid' })
  }
}

/**
 * Checks an answer against the generated schemas and reports each difference once per operation and field. It never
 * changes the answer: the normalisers do that. The schemas are loaded lazily to keep the first screen small. If they
 * fail to load, nothing is reported.
 */
export function watchDrift({ id }: Operation, data: unknown, report: (drift: DriftReport) => void): void {
  if (id === 'upload') return
  setTimeout(() => whenIdle(() => void compare(id, data, report).catch(() => {})), PAUSE_MS)
}
