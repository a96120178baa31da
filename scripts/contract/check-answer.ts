import { en } from 'zod/locales'
import type { $ZodIssue } from 'zod/v4/core'

import { operations, type OperationId } from '../../mocks/generated/operations.gen.ts'
import { zFailure } from '../../mocks/generated/zod.gen.ts'
import { bundle } from '../../openapi/bundle.ts'
import type { Answer } from './ask-provider.ts'
import { callsOfAny, type AnyCall, type AnyDocument } from './calls-of.ts'
import { shapeOf, type AnySchema, type Components } from './shape.ts'

/** A place where an answer deviates from the description. */
export type Difference = { where: string; problem: string }
export type Verdict = {
  differences: Difference[]
  /** Why the answer says nothing about the description. */
  left?: string
  /** Its values can be used for further calls. */
  usable: boolean
}
type Path = readonly PropertyKey[]

/** The generated schemas use zod's small build, which by itself reports only 'Invalid input'. */
const { localeError } = en()

export const at = (value: unknown, ...keys: Path): unknown =>
  keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

/** Read once, and only when something differs. */
let described: { components: Components; calls: readonly AnyCall[] } | undefined

function readDescription() {
  const document = bundle() as AnyDocument
  return { components: document.components ?? {}, calls: callsOfAny(document) }
}

/** Whether the documents show this part. Elsewhere the shape is our guess, from which nothing deviates. */
function isShown(id: OperationId, path: Path): boolean {
  const { components, calls } = (described ??= readDescription())
  let schema: AnySchema | undefined = calls.find((call) => call.id === id)?.successes[0]?.schema
  for (const key of path) {
    if (!schema) return true
    const shape = shapeOf(components, schema)
    if (shape.undocumented) return false
    schema = typeof key === 'number' ? shape.items : shape.properties.get(String(key))
  }
  return !schema || !shapeOf(components, schema).undocumented
}

const positionOf = (path: Path) => path.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.')

/** A value of an enumeration is a word. Anything else in its place may be personal data. */
const receivedOf = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{1,30}$/.test(value) ? `, received "${value}"` : ''

const MISSING = 'missing: expected '

function problemOf(issue: $ZodIssue, json: unknown): string {
  if (issue.code === 'invalid_union') {
    const forms = issue.errors.flatMap(([first]) => {
      if (!first) return []
      const place = positionOf(first.path)
      return `${place}${place && ' '}${problemOf(first, at(json, ...issue.path)).replace('Invalid input: ', '')}`
    })
    if (forms.length === 0) return issue.message
    const missing = forms.every((form) => form.startsWith(MISSING))
    return missing
      ? MISSING + [...new Set(forms.map((form) => form.slice(MISSING.length)))].join(' or ')
      : `Invalid input: ${[...new Set(forms)].join(', or ')}`
  }
  if (issue.code === 'invalid_value') return `${issue.message}${receivedOf(at(json, ...issue.path))}`
  return issue.message.replace(/^Invalid input: expected (.+), received undefined$/, `${MISSING}$1`)
}

/** Each place once: the third brand deviates in the same way as the first. */
function differencesOf(issues: readonly $ZodIssue[], json: unknown, shown: (path: Path) => boolean): Difference[] {
  const places = new Map<string, string>()
  for (const issue of issues) {
    const where = positionOf(issue.path) || 'body'
    if (!places.has(where) && shown(issue.path)) places.set(where, problemOf(issue, json))
  }
  return [...places].map(([where, problem]) => ({ where, problem }))
}

/** The verdict on an answer whose status is not the expected one. */
function ofStatus(id: OperationId, { status, location, unreadable, retryAfter }: Answer, wanted: number): Verdict {
  // not the server's fault: we made too many calls
  if (status === 429)
    return {
      differences:
        retryAfter === undefined
          ? [{ where: 'Retry-After', problem: 'missing in a 429: the app cannot say how long to wait' }]
          : [],
      left: `too many calls (429)${retryAfter === undefined ? '' : `; try again after ${retryAfter} s`}`,
      usable: false,
    }
  if (status === 403 && operations[id].statuses.some((known) => known === 403))
    return {
      differences: unreadable === undefined ? [] : [{ where: 'body', problem: unreadable }],
      left: 'this person may not (403)',
      usable: false,
    }
  const target = location === undefined ? '' : `, a redirect to ${location},`
  const page = unreadable === undefined ? '' : `; ${unreadable}`
  return {
    differences: [{ where: 'status', problem: `${status}${target} where ${wanted} is expected${page}` }],
    usable: false,
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300

/** A write without data, such as a deletion, is done when the server says so: a 204 says it, too. */
function mayBeEmpty(id: OperationId): boolean {
  const { method, response } = operations[id]
  return method !== 'get' && response.safeParse({ success: true }).success
}

/**
 * Compares an answer with the description: status, content type, envelope, documented fields. Which success it is makes
 * no difference, as the client takes any 2xx.
 */
export function checkAnswer(id: OperationId, answer: Answer, wanted: number = operations[id].status): Verdict {
  const { status, type, json, unreadable } = answer
  if (status !== wanted && !(isSuccess(status) && isSuccess(wanted))) return ofStatus(id, answer, wanted)
  if (unreadable !== undefined) return { differences: [{ where: 'body', problem: unreadable }], usable: false }
  const differences: Difference[] = []
  if (json !== undefined && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    differences.push({ where: 'Content-Type', problem: `"${type}" where application/json is expected` })
  const fails = wanted >= 400
  if (!fails && json === undefined && mayBeEmpty(id)) return { differences, usable: true }
  if (!fails && !operations[id].bare && at(json, 'success') === undefined) {
    const problem = json === undefined ? 'empty' : 'no envelope {success, message, data}'
    return { differences: [...differences, { where: 'body', problem }], usable: false }
  }
  if (!fails && at(json, 'success') === false)
    differences.push({ where: 'success', problem: `false in an answer with status ${status}` })
  const { error } = (fails ? zFailure : operations[id].response).safeParse(json, { error: localeError })
  differences.push(...differencesOf(error?.issues ?? [], json, (path) => fails || isShown(id, path)))
  return { differences, usable: true }
}
