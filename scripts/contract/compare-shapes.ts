import { isFree, shapeOf, type AnySchema, type Components, type Limit, type Shape } from './shape.ts'

/** `breaking`: a screen loses something it does today. `differs`: the client copes with it. `note`: nothing to do. */
export type Severity = 'breaking' | 'differs' | 'note'
export type Difference = { severity: Severity; where: string; problem: string }

/** Our schema and theirs for the same thing. `Sides`: the components that their references point to. */
type Pair = { ours: AnySchema; theirs: AnySchema; where: string; guess?: boolean }
export type Sides = { ours: Components; theirs: Components }

/** A text that holds a number: the client reads it (openapi/README.md, 'How an answer is read'). */
const NUMBER_IN_TEXT = /^(?:decimal|integer|int32|int64|number|float|double)$/

const below = (where: string, name: string) => (where === '' ? name : `${where}.${name}`)
const named = (kinds: Iterable<string>) => [...kinds].toSorted().join(' or ')
const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')
const takes = ({ kinds }: Shape, kind: string) =>
  kinds.size === 0 || kinds.has(kind) || (kind === 'integer' && kinds.has('number'))
const isNumber = (kind: string) => kind === 'number' || kind === 'integer'

/** The severity of a kind that our schema does not have. */
function severityOfKind(kind: string, ours: Shape, theirs: Shape): Severity {
  const isId = (ours.limits.minimum ?? 0) >= 1
  if (kind === 'null') return isId ? 'breaking' : 'differs'
  const wantsNumber = [...ours.kinds].some(isNumber)
  if (kind === 'number' && wantsNumber) return isId ? 'breaking' : 'differs'
  if (kind === 'string' && wantsNumber) return NUMBER_IN_TEXT.test(theirs.format ?? '') ? 'differs' : 'breaking'
  return isNumber(kind) && ours.kinds.has('string') ? 'differs' : 'breaking'
}

function* differencesOfKind(ours: Shape, theirs: Shape, where: string): Generator<Difference> {
  if (theirs.kinds.size === 0) {
    yield { severity: 'differs', where, problem: `may be anything, where ours is ${named(ours.kinds)}` }
    return
  }
  const strange = [...theirs.kinds].filter((kind) => !takes(ours, kind))
  const severities = strange.map((kind) => severityOfKind(kind, ours, theirs))
  if (strange.length > 0)
    yield {
      severity: severities.includes('breaking') ? 'breaking' : 'differs',
      where,
      problem: strange.every((kind) => kind === 'null')
        ? 'may be null'
        : `${named(theirs.kinds)}, where ours is ${named(ours.kinds)}`,
    }
}

function* differencesOfValues(ours: Shape, theirs: Shape, where: string): Generator<Difference> {
  const known: readonly unknown[] | undefined = ours.values ?? ours.known
  if (!known || !theirs.values) return
  const strange = theirs.values.filter((value) => !known.includes(value))
  if (strange.length > 0)
    yield {
      severity: ours.values ? 'breaking' : 'differs',
      where,
      problem: `values that ours does not know: ${quoted(strange)}`,
    }
  const gone = known.filter((value) => !theirs.values?.includes(value))
  if (gone.length > 0) yield { severity: 'note', where, problem: `values that are gone: ${quoted(gone)}` }
}

/** Compares what a screen gets. The client reads leniently: only what it cannot read, or misses, is breaking. */
export function* compareAnswers(sides: Sides, pair: Pair, above: readonly AnySchema[] = []): Generator<Difference> {
  const { where } = pair
  const ours = shapeOf(sides.ours, pair.ours)
  const theirs = shapeOf(sides.theirs, pair.theirs)
  if (ours.kinds.size === 0 || above.includes(pair.ours)) return
  const guess = pair.guess || ours.undocumented
  const inner = function* (): Generator<Difference> {
    yield* differencesOfKind(ours, theirs, where)
    yield* differencesOfValues(ours, theirs, where)
    if (theirs.kinds.has('object') && isFree(theirs) && ours.properties.size > 0)
      yield { severity: 'differs', where, problem: 'no field is described' }
    else if (theirs.kinds.has('object'))
      for (const [name, schema] of ours.properties) {
        const place = below(where, name)
        const found = theirs.properties.get(name)
        const required = ours.required.has(name)
        if (!found || shapeOf(sides.theirs, found).writeOnly) {
          yield { severity: required ? 'breaking' : 'differs', where: place, problem: 'missing' }
          continue
        }
        if (required && !theirs.required.has(name))
          yield { severity: 'differs', where: place, problem: 'may be missing' }
        yield* compareAnswers(sides, { ours: schema, theirs: found, where: place, guess }, [...above, pair.ours])
      }
    if (ours.kinds.has('object'))
      for (const [name, schema] of theirs.properties)
        if (!ours.properties.has(name) && !shapeOf(sides.theirs, schema).writeOnly)
          yield { severity: 'note', where: below(where, name), problem: 'a field that ours does not have' }
    if (ours.items && theirs.items)
      yield* compareAnswers(sides, { ours: ours.items, theirs: theirs.items, where: `${where}[]`, guess }, [
        ...above,
        pair.ours,
      ])
  }
  // our guesses cannot break anything: the screen shows what is there
  for (const difference of inner())
    yield guess && difference.severity === 'breaking' ? { ...difference, severity: 'differs' } : difference
}

/** A limit as large as this is only the bound of a database column in Django. */
const NO_LIMIT = 2 ** 31 - 1

const isLower = (limit: Limit) => limit.startsWith('max')

function* differencesOfLimits(ours: Shape, theirs: Shape, where: string): Generator<Difference> {
  const names = new Set([...Object.keys(theirs.limits), ...Object.keys(ours.limits)] as Limit[])
  for (const name of names) {
    const taken = theirs.limits[name]
    const sent = ours.limits[name]
    if (taken === sent || (taken !== undefined && Math.abs(taken) >= NO_LIMIT)) continue
    const openEnd = isLower(name) ? Infinity : name === 'minimum' ? -Infinity : 0
    const tighter = isLower(name) ? (taken ?? openEnd) < (sent ?? openEnd) : (taken ?? openEnd) > (sent ?? openEnd)
    if ((taken ?? openEnd) === (sent ?? openEnd)) continue
    yield {
      severity: tighter ? 'differs' : 'note',
      where,
      problem: `${name} ${taken ?? 'none'}, ours ${sent ?? 'none'}`,
    }
  }
  if (theirs.pattern !== undefined && theirs.pattern !== ours.pattern)
    yield { severity: 'differs', where, problem: `pattern ${theirs.pattern}, ours ${ours.pattern ?? 'none'}` }
}

/** Compares what the client sends: the server must accept everything that the client may send. */
export function* compareRequests(sides: Sides, pair: Pair, above: readonly AnySchema[] = []): Generator<Difference> {
  const { where } = pair
  const ours = shapeOf(sides.ours, pair.ours)
  const theirs = shapeOf(sides.theirs, pair.theirs)
  if (theirs.kinds.size === 0 || above.includes(pair.ours)) return
  const refused = [...ours.kinds].filter((kind) => !takes(theirs, kind))
  if (refused.length > 0)
    yield { severity: 'breaking', where, problem: `takes ${named(theirs.kinds)}, not the ${named(refused)} we send` }
  const sent = ours.values ?? ours.known
  const unknown = theirs.values && sent?.filter((value) => !theirs.values?.includes(value))
  if (unknown && unknown.length > 0) yield { severity: 'breaking', where, problem: `does not take ${quoted(unknown)}` }
  if (theirs.values && !sent && refused.length === 0)
    yield { severity: 'differs', where, problem: `takes only ${quoted(theirs.values)}` }
  yield* differencesOfLimits(ours, theirs, where)
  for (const [name, schema] of ours.properties) {
    const found = theirs.properties.get(name)
    const place = below(where, name)
    if (!found || shapeOf(sides.theirs, found).readOnly) {
      // an object without described fields does not say what it takes
      if (theirs.kinds.has('object') && !isFree(theirs))
        yield { severity: 'breaking', where: place, problem: 'not taken' }
      continue
    }
    if (theirs.required.has(name) && !ours.required.has(name))
      yield { severity: 'breaking', where: place, problem: 'required, and we may leave it out' }
    yield* compareRequests(sides, { ours: schema, theirs: found, where: place }, [...above, pair.ours])
  }
  for (const [name, schema] of theirs.properties) {
    if (ours.properties.has(name) || !ours.kinds.has('object') || shapeOf(sides.theirs, schema).readOnly) continue
    yield theirs.required.has(name)
      ? { severity: 'breaking', where: below(where, name), problem: 'required, and we never send it' }
      : { severity: 'note', where: below(where, name), problem: 'a field that ours does not have' }
  }
  if (ours.items && theirs.items)
    yield* compareRequests(sides, { ours: ours.items, theirs: theirs.items, where: `${where}[]` }, [
      ...above,
      pair.ours,
    ])
}
