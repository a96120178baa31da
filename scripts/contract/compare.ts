import { callsOfAny, hasJson, keyOf, type AnyCall, type AnyDocument, type AnyParameter } from './calls-of.ts'
import {
  compareAnswers,
  compareParameters,
  compareRequests,
  type Difference,
  type Severity,
  type Sides,
} from './compare-shapes.ts'
import { likeness, orRenamed, pairRenames } from './renames.ts'
import { isFree, resolve, shapeOf, type AnySchema, type Components } from './shape.ts'

export type Finding = Difference & {
  /** `GET /brands/`, as our document writes it, or theirs if ours does not have the call. */
  call: string
  /** Our operation id; absent when only their document has the call. */
  operation?: string
}
export type Comparison = {
  /** The prefix of our paths in their document: `/api/v1`. */
  prefix: string
  /** Number of calls that both have. */
  compared: number
  findings: Finding[]
}
type Options = {
  /** Whether anything in the client makes the call: an unused call breaks nothing. */
  isUsed?: (operation: string) => boolean
}

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`

type Opened = { schema: AnySchema; enveloped: boolean; dataRequired: boolean }

/** The content of `data`, if the answer is an envelope `{success, message, data}` in one of its alternatives. */
function open(components: Components, schema: AnySchema): Opened {
  const target = resolve(components, schema)
  const alternatives = target.anyOf ?? target.oneOf
  const wrapped = alternatives?.map((part) => open(components, part)).find(({ enveloped }) => enveloped)
  if (wrapped) return wrapped
  const { properties, required } = shapeOf(components, schema)
  const data = properties.get('data')
  return data && properties.has('success')
    ? { schema: data, enveloped: true, dataRequired: required.has('data') }
    : { schema, enveloped: false, dataRequired: true }
}

const mayBeBare = (components: Components, schema: AnySchema) => {
  const { anyOf = [] } = resolve(components, schema)
  return (
    anyOf.some((part) => open(components, part).enveloped) && anyOf.some((part) => !open(components, part).enveloped)
  )
}

function* answers(sides: Sides, ours: AnyCall, theirs: AnyCall): Generator<Difference> {
  const [expected] = ours.successes
  const given = theirs.successes.find(({ status }) => status === expected?.status) ?? theirs.successes[0]
  if (!expected?.schema) return
  if (given && given.status !== expected.status)
    yield {
      severity: 'note',
      where: 'status',
      problem: `${given.status}, ours ${expected.status}: the client takes any 2xx`,
    }
  const wanted = open(sides.ours, expected.schema)
  if (!given?.schema) {
    yield {
      severity: wanted.dataRequired ? 'breaking' : 'differs',
      where: 'answer',
      problem: given ? 'no body is described' : 'no success is described',
    }
    return
  }
  if (!hasJson(given.types)) {
    yield { severity: 'breaking', where: 'answer', problem: `${given.types.join(', ')}, where ours is JSON` }
    return
  }
  const got = open(sides.theirs, given.schema)
  if (wanted.enveloped && isFree(shapeOf(sides.theirs, given.schema))) {
    yield { severity: 'differs', where: 'answer', problem: 'no field is described' }
    return
  }
  if (wanted.enveloped && !got.enveloped && !mayBeBare(sides.ours, expected.schema))
    yield { severity: 'breaking', where: 'answer', problem: 'no envelope {success, message, data}' }
  if (wanted.dataRequired && !got.dataRequired)
    yield { severity: 'differs', where: 'answer data', problem: 'may be missing' }
  for (const difference of compareAnswers(sides, { ours: wanted.schema, theirs: got.schema, where: '' }))
    yield { ...difference, where: `answer ${difference.where}`.trimEnd() }
}

const anything: AnySchema = {}

const alone = (some: readonly AnyParameter[], others: readonly AnyParameter[]) =>
  some
    .filter(({ name }) => !others.some((other) => other.name === name))
    .map(({ name, schema = anything }) => [name, schema] as const)

const ofQuery = ({ in: place }: AnyParameter) => place === 'query'

function* parameters(sides: Sides, ours: AnyCall, theirs: AnyCall): Generator<Difference> {
  const sent = ours.parameters.filter(ofQuery)
  const taken = theirs.parameters.filter(ofQuery)
  const renames = pairRenames(
    { components: sides.ours, alone: alone(sent, taken), order: sent.map(({ name }) => name) },
    { components: sides.theirs, alone: alone(taken, sent), order: taken.map(({ name }) => name) },
  )
  const renamed = new Set(renames.values())
  for (const { name, schema = anything, required } of sent) {
    const where = `query ${name}`
    const found = taken.find((parameter) => parameter.name === name)
    if (!found) yield { severity: 'breaking', where, problem: orRenamed('not taken', renames.get(name)) }
    else if (found.required && !required)
      yield { severity: 'breaking', where, problem: 'required, and we may leave it out' }
    if (found?.schema) yield* compareParameters(sides, { ours: schema, theirs: found.schema, where })
  }
  for (const { name, required } of taken)
    if (!renamed.has(name) && !sent.some((parameter) => parameter.name === name))
      yield required
        ? { severity: 'breaking', where: `query ${name}`, problem: 'required, and we never send it' }
        : { severity: 'note', where: `query ${name}`, problem: 'a parameter that ours does not have' }
  const [inOurs, inTheirs] = [ours, theirs].map((call) => call.parameters.filter(({ in: place }) => place === 'path'))
  for (const [at, { name, schema = anything }] of (inOurs ?? []).entries()) {
    const { format } = shapeOf(sides.theirs, inTheirs?.[at]?.schema ?? anything)
    const isNumber = shapeOf(sides.ours, schema).kinds.has('integer')
    if (isNumber && format === 'uuid')
      yield { severity: 'breaking', where: `path ${name}`, problem: 'a UUID, where ours is integer' }
  }
}

function* bodies(sides: Sides, { body: ours }: AnyCall, { body: theirs }: AnyCall): Generator<Difference> {
  if (ours && !theirs) yield { severity: 'breaking', where: 'body', problem: 'not taken' }
  if (!ours && theirs?.required)
    yield { severity: 'breaking', where: 'body', problem: 'required, and we never send it' }
  if (!ours || !theirs) return
  const [sent, taken] = [ours, theirs].map(({ types }) => (hasJson(types) ? 'JSON' : types.join(', ')))
  // a form writes its fields in another way, so further differences mean nothing
  if (sent !== taken) return yield { severity: 'breaking', where: 'body', problem: `takes ${taken}, not ${sent}` }
  for (const difference of compareRequests(sides, { ours: ours.schema, theirs: theirs.schema, where: '' }))
    yield { ...difference, where: `body ${difference.where}`.trimEnd() }
}

function* differencesOf(sides: Sides, ours: AnyCall, theirs: AnyCall): Generator<Difference> {
  if (ours.open && !theirs.open)
    yield { severity: 'breaking', where: 'security', problem: 'requires a token, which a visitor does not have' }
  else if (!ours.open && !theirs.open && !theirs.takesBearer)
    yield { severity: 'breaking', where: 'security', problem: `takes no bearer token: ${theirs.schemes.join(', ')}` }
  if (!ours.open && theirs.open) yield { severity: 'note', where: 'security', problem: 'wants no token' }
  if (ours.path.endsWith('/') !== theirs.path.endsWith('/'))
    yield {
      severity: 'differs',
      where: 'path',
      problem: `written ${theirs.path.endsWith('/') ? 'with' : 'without'} a slash at its end`,
    }
  yield* parameters(sides, ours, theirs)
  yield* bodies(sides, ours, theirs)
  yield* answers(sides, ours, theirs)
  const gone = ours.failures.filter((status) => !theirs.failures.includes(status))
  const fresh = theirs.failures.filter((status) => !ours.failures.includes(status))
  if (gone.length > 0) yield { severity: 'note', where: 'failures', problem: `not named: ${gone.join(', ')}` }
  if (fresh.length > 0) yield { severity: 'note', where: 'failures', problem: `new: ${fresh.join(', ')}` }
}

/** The most frequent prefix of our paths in their document. */
function prefixOf(ours: readonly AnyCall[], theirs: readonly AnyCall[]): string {
  const votes = new Map<string, number>()
  for (const call of ours.filter(({ ownServer }) => !ownServer))
    for (const { key, method } of theirs) {
      if (method !== call.method || !key.endsWith(keyOf(call.path))) continue
      const prefix = key.slice(0, -keyOf(call.path).length)
      votes.set(prefix, (votes.get(prefix) ?? 0) + 1)
    }
  return [...votes].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

/** As alike as the segments of two paths have to be for one call: `toggle_active` and `toggle-active`. */
const SAME_SEGMENT = 0.75

function isLikePath(one: string, other: string): boolean {
  const [segments, others] = [one.split('/'), other.split('/')]
  return (
    segments.length === others.length &&
    segments.every((segment, at) => segment === others[at] || likeness(segment, others[at] ?? '') >= SAME_SEGMENT)
  )
}

/** The call of theirs that a missing one of ours probably is: another method of its path, or a path like it. */
const renamedCall = ({ method }: AnyCall, key: string, fresh: readonly AnyCall[]) =>
  fresh.find((call) => call.method === method && isLikePath(call.key, key)) ?? fresh.find((call) => call.key === key)

/** The worst first, as a report lists them. */
export const SEVERITIES: readonly Severity[] = ['breaking', 'differs', 'note']

/** Compares a document with ours. Names of components, operations and path parameters are ignored. */
export function compare(ours: AnyDocument, theirs: AnyDocument, { isUsed = () => true }: Options = {}): Comparison {
  const [mine, given] = [callsOfAny(ours), callsOfAny(theirs)]
  const sides = { ours: ours.components ?? {}, theirs: theirs.components ?? {} }
  const prefix = prefixOf(mine, given)
  const theirKeyOf = ({ ownServer, path }: AnyCall) => (ownServer ? keyOf(path) : prefix + keyOf(path))
  const found = new Map<AnyCall, AnyCall>()
  for (const call of mine) {
    const match = given.find((other) => other.method === call.method && other.key === theirKeyOf(call))
    if (match) found.set(call, match)
  }
  const matched = new Set(found.values())
  const findings = mine.flatMap((call): Finding[] => {
    const match = found.get(call)
    const fresh = match ? [] : given.filter((other) => !matched.has(other))
    const renamed = renamedCall(call, theirKeyOf(call), fresh)
    if (renamed) matched.add(renamed)
    const differences: Difference[] = match
      ? [...differencesOf(sides, call, match)]
      : [{ severity: 'breaking', where: 'call', problem: orRenamed('missing', renamed && nameOf(renamed)) }]
    return differences.map((difference) => ({
      ...difference,
      severity: difference.severity === 'breaking' && !isUsed(call.id) ? 'differs' : difference.severity,
      call: nameOf(call),
      operation: call.id,
    }))
  })
  const theirsAlone = given
    .filter((call) => !matched.has(call))
    .map((call): Finding => ({ severity: 'note', call: nameOf(call), where: 'call', problem: 'ours does not have it' }))
  return { prefix, compared: found.size, findings: [...findings, ...theirsAlone] }
}
