import { shapeOf, type AnySchema, type Components } from './shape.ts'

type Named = readonly [name: string, schema: AnySchema]

/** The names on one side that have no counterpart, and the order of all names there. */
export type Unmatched = { components: Components; alone: readonly Named[]; order: readonly string[] }

/** Alike enough for a new name of the same thing: `users_count` and `user_count`, not `name` and `status`. */
const ALIKE = 0.6

/** `usersCount`, `users-count` and `users_count` are one name. */
const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** How many letters have to be inserted, removed or replaced. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to += 1)
      next.push(Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1)))
    row = next
  }
  return row[other.length] ?? 0
}

/** From 0, nothing in common, to 1, the same but for upper case and separators. */
export function likeness(one: string, other: string): number {
  const [first, second] = [lettersOf(one), lettersOf(other)]
  const longest = Math.max(first.length, second.length)
  return longest === 0 ? 0 : 1 - distance(first, second) / longest
}

function hasSameType(ours: Unmatched, theirs: Unmatched, one: AnySchema, other: AnySchema): boolean {
  const [wanted, given] = [shapeOf(ours.components, one).kinds, shapeOf(theirs.components, other).kinds]
  return wanted.size === 0 || given.size === 0 || [...wanted].some((kind) => kind !== 'null' && given.has(kind))
}

/**
 * Pairs each name that only one side has with the name that it probably has on the other: of the same type, and alike
 * or, where nothing else is new there, at the same position.
 */
export function pairRenames(ours: Unmatched, theirs: Unmatched): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>()
  const candidates = ours.alone
    .flatMap(([name, schema]) =>
      theirs.alone
        .filter(([, other]) => hasSameType(ours, theirs, schema, other))
        .map(([other]) => ({ name, other, score: likeness(name, other) })),
    )
    .toSorted((one, other) => other.score - one.score)
  const takenNames = new Set<string>()
  for (const { name, other, score } of candidates) {
    const isOnlyOne = ours.alone.length === 1 && theirs.alone.length === 1
    const isInPosition = isOnlyOne && ours.order.indexOf(name) === theirs.order.indexOf(other)
    if ((score < ALIKE && !isInPosition) || pairs.has(name) || takenNames.has(other)) continue
    pairs.set(name, other)
    takenNames.add(other)
  }
  return pairs
}

/** @param name the probable new name, if there is one */
export const orRenamed = (problem: string, name: string | undefined) =>
  name === undefined ? problem : `${problem}; renamed to ${name}?`
