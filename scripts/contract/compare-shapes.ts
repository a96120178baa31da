import { orRenamed, pairRenames } from './renames.ts'
import { declaredIn, isFree, shapeOf, type AnySchema, type Components, type Limit, type Shape } from './shape.ts'

/** `breaking`: a screen loses something it does today. `differs`: the client copes with it. `note`: nothing to do. */
export type Severity = 'breaking' | 'differs' | 'note'
/** A component of ours and a field in it, which many calls may share. */
type Origin = { component: string; field: string }
export type Difference = { severity: Severity; where: string; problem: string; origin?: Origin }

/** Our schema and theirs for the same thing. `Sides`: the components that their references point to. */
type Pair = { ours: AnySchema; theirs: AnySchema; where: string; guess?: boolean; origin?: Origin }
type Place = Pick<Difference, 'where' | 'origin'>
export type Sides = { ours: Components; theirs: Components }

/** A text that holds a number: the client reads it (openapi/README.md, 'How an answer is read'). */
const NUMBER_IN_TEXT = /^(?:decimal|integer|int32|int64|number|float|double)$/

const below = (where: string, name: string) => (where === '' ? name : `${where}.${name}`)

/** Where a field below a pair is: in the answer or body, and in the component that declares it. */
function placeBelow({ ours: components }: Sides, { ours, where, origin }: Pair, name: string) {
  const component = declaredIn(components, ours, name)
  const inner =
    component === undefined ? origin && { ...origin, field: below(origin.field, name) } : { component, field: name }
  return { where: below(where, name), ...(inner && { origin: inner }) }
}

const placeOfItems = ({ where, origin }: Pair) => ({
  where: `${where}[]`,
  ...(origin && { origin: { ...origin, field: `${origin.field}[]` } }),
})

const positionOf = ({ where, origin }: Pair) => ({ where, ...(origin && { origin }) })

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

function* differencesOfKind(ours: Shape, theirs: Shape, place: Place): Generator<Difference> {
  if (theirs.kinds.size === 0) {
    yield { severity: 'differs', ...place, problem: `may be anything, where ours is ${named(ours.kinds)}` }
    return
  }
  const strange = [...theirs.kinds].filter((kind) => !takes(ours, kind))
  const severities = strange.map((kind) => severityOfKind(kind, ours, theirs))
  if (strange.length > 0)
    yield {
      severity: severities.includes('breaking') ? 'breaking' : 'differs',
      ...place,
      problem: strange.every((kind) => kind === 'null')
        ? 'may be null'
        : `${named(theirs.kinds)}, where ours is ${named(ours.kinds)}`,
    }
}

function* differencesOfValues(ours: Shape, theirs: Shape, place: Place): Generator<Difference> {
  const known: readonly unknown[] | undefined = ours.values ?? ours.known
  if (!known || !theirs.values) return
  const strange = theirs.values.filter((value) => !known.includes(value))
  if (strange.length > 0)
    yield {
      severity: ours.values ? 'breaking' : 'differs',
      ...place,
      problem: `values that ours does not know: ${quoted(strange)}`,
    }
  const gone = known.filter((value) => !theirs.values?.includes(value))
  if (gone.length > 0) yield { severity: 'note', ...place, problem: `values that are gone: ${quoted(gone)}` }
}

/** Our fields that theirs has not, and theirs that ours has not: `isTheirs` says which of theirs count. */
function renamesOf(sides: Sides, ours: Shape, theirs: Shape, isTheirs: (name: string) => boolean) {
  const fresh = [...theirs.properties].filter(([name]) => !ours.properties.has(name) && isTheirs(name))
  const missing = [...ours.properties].filter(([name]) => !isTheirs(name))
  const renames = pairRenames(
    { components: sides.ours, alone: missing, order: [...ours.properties.keys()] },
    { components: sides.theirs, alone: fresh, order: [...theirs.properties.keys()] },
  )
  const taken = new Set(renames.values())
  return { renames, fresh: fresh.map(([name]) => name).filter((name) => !taken.has(name)) }
}

function* differencesOfFields(sides: Sides, pair: Pair, above: readonly AnySchema[]): Generator<Difference> {
  const [ours, theirs] = [shapeOf(sides.ours, pair.ours), shapeOf(sides.theirs, pair.theirs)]
  const isAnswered = (name: string) => {
    const found = theirs.properties.get(name)
    return found !== undefined && !shapeOf(sides.theirs, found).writeOnly
  }
  const { renames, fresh } = renamesOf(sides, ours, theirs, isAnswered)
  for (const [name, schema] of ours.properties) {
    const place = placeBelow(sides, pair, name)
    const found = theirs.properties.get(name)
    const required = ours.required.has(name)
    if (!found || !isAnswered(name)) {
      const problem = orRenamed('missing', renames.get(name))
      yield { severity: required ? 'breaking' : 'differs', ...place, problem }
      continue
    }
    if (required && !theirs.required.has(name)) yield { severity: 'differs', ...place, problem: 'may be missing' }
    yield* compareAnswers(sides, { ...pair, ...place, ours: schema, theirs: found }, above)
  }
  for (const name of fresh)
    yield { severity: 'note', ...placeBelow(sides, pair, name), problem: 'a field that ours does not have' }
}

/** Compares what a screen gets. The client reads leniently: only what it cannot read, or misses, is breaking. */
export function* compareAnswers(sides: Sides, pair: Pair, above: readonly AnySchema[] = []): Generator<Difference> {
  const ours = shapeOf(sides.ours, pair.ours)
  const theirs = shapeOf(sides.theirs, pair.theirs)
  if (ours.kinds.size === 0 || above.includes(pair.ours)) return
  const guess = pair.guess || ours.undocumented
  const within = [...above, pair.ours]
  const inner = function* (): Generator<Difference> {
    yield* differencesOfKind(ours, theirs, positionOf(pair))
    yield* differencesOfValues(ours, theirs, positionOf(pair))
    if (theirs.kinds.has('object') && isFree(theirs) && ours.properties.size > 0)
      yield { severity: 'differs', ...positionOf(pair), problem: 'no field is described' }
    else if (theirs.kinds.has('object') && ours.kinds.has('object'))
      yield* differencesOfFields(sides, { ...pair, guess }, within)
    if (ours.items && theirs.items)
      yield* compareAnswers(sides, { ...placeOfItems(pair), ours: ours.items, theirs: theirs.items, guess }, within)
  }
  // our guesses cannot break anything: the screen shows what is there
  for (const difference of inner())
    yield guess && difference.severity === 'breaking' ? { ...difference, severity: 'differs' } : difference
}

/** A limit as large as this is only the bound of a database column in Django. */
const NO_LIMIT = 2 ** 31 - 1

const isLower = (limit: Limit) => limit.startsWith('max')

function* differencesOfLimits(ours: Shape, theirs: Shape, place: Place): Generator<Difference> {
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
      ...place,
      problem: `${name} ${taken ?? 'none'}, ours ${sent ?? 'none'}`,
    }
  }
  if (theirs.pattern !== undefined && theirs.pattern !== ours.pattern)
    yield { severity: 'differs', ...place, problem: `pattern ${theirs.pattern}, ours ${ours.pattern ?? 'none'}` }
}

function* differencesOfSent(ours: Shape, theirs: Shape, place: Place): Generator<Difference> {
  if (!theirs.values) return
  const sent: readonly unknown[] | undefined = ours.values ?? ours.known ?? ours.sent
  const refused = sent?.filter((value) => !theirs.values?.includes(value)) ?? []
  if (refused.length > 0) yield { severity: 'breaking', ...place, problem: `does not take ${quoted(refused)}` }
  if (!sent && [...ours.kinds].every((kind) => takes(theirs, kind)))
    yield { severity: 'differs', ...place, problem: `takes only ${quoted(theirs.values)}` }
}

/** In an address every value is text. */
function asText(shape: Shape): Shape {
  const values = shape.values ?? (shape.kinds.size === 1 && shape.kinds.has('boolean') ? [true, false] : undefined)
  const { values: _, limits, ...rest } = shape
  return {
    ...rest,
    ...(values && { values: values.map(String) }),
    kinds: new Set(['string']),
    // a smallest number says nothing of a text
    limits: shape.kinds.has('string') ? limits : {},
  }
}

/** Compares a parameter of the address. */
export function* compareParameters(sides: Sides, pair: Pair): Generator<Difference> {
  const theirs = shapeOf(sides.theirs, pair.theirs)
  if (!theirs.kinds.has('string')) return yield* compareRequests(sides, pair)
  const ours = asText(shapeOf(sides.ours, pair.ours))
  yield* differencesOfSent(ours, theirs, positionOf(pair))
  yield* differencesOfLimits(ours, theirs, positionOf(pair))
}

/** Compares what the client sends: the server must accept everything that the client may send. */
export function* compareRequests(sides: Sides, pair: Pair, above: readonly AnySchema[] = []): Generator<Difference> {
  const ours = shapeOf(sides.ours, pair.ours)
  const theirs = shapeOf(sides.theirs, pair.theirs)
  if (theirs.kinds.size === 0 || above.includes(pair.ours)) return
  const within = [...above, pair.ours]
  const refused = [...ours.kinds].filter((kind) => !takes(theirs, kind))
  if (refused.length > 0) {
    const problem = `takes ${named(theirs.kinds)}, not the ${named(refused)} we send`
    yield { severity: 'breaking', ...positionOf(pair), problem }
  }
  yield* differencesOfSent(ours, theirs, positionOf(pair))
  yield* differencesOfLimits(ours, theirs, positionOf(pair))
  const isTaken = (name: string) => {
    const found = theirs.properties.get(name)
    return found !== undefined && !shapeOf(sides.theirs, found).readOnly
  }
  const { renames, fresh } = renamesOf(sides, ours, theirs, isTaken)
  for (const [name, schema] of ours.properties) {
    const found = theirs.properties.get(name)
    const place = placeBelow(sides, pair, name)
    if (!found || !isTaken(name)) {
      // an object without described fields does not say what it takes
      if (theirs.kinds.has('object') && !isFree(theirs))
        yield { severity: 'breaking', ...place, problem: orRenamed('not taken', renames.get(name)) }
      continue
    }
    if (theirs.required.has(name) && !ours.required.has(name))
      yield { severity: 'breaking', ...place, problem: 'required, and we may leave it out' }
    yield* compareRequests(sides, { ...place, ours: schema, theirs: found }, within)
  }
  if (ours.kinds.has('object'))
    for (const name of fresh)
      yield theirs.required.has(name)
        ? { severity: 'breaking', ...placeBelow(sides, pair, name), problem: 'required, and we never send it' }
        : { severity: 'note', ...placeBelow(sides, pair, name), problem: 'a field that ours does not have' }
  if (ours.items && theirs.items)
    yield* compareRequests(sides, { ...placeOfItems(pair), ours: ours.items, theirs: theirs.items }, within)
}
