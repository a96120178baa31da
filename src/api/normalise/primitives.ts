import { isId } from '~/platform/ids'
import { isObject, own, type JsonObject } from '~/platform/json'

/**
 * How any JSON becomes what the screens were written for (decision 6, K45). None of these throws, and each gives back
 * a value that is right already as it is.
 */
const DECIMAL = /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/

/** A finite number, also from a decimal text ('95.00'). */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : null
}

/** A positive integer, also from a text. Beyond 2^53 two ids could become one: such an id is none. */
export function toId(value: unknown): number | null {
  const number = toNumber(value)
  return isId(number) ? number : null
}

/** Stands for an id that is missing or unusable where a field must hold one; no entity has it. */
export const NO_ID = 0

export const toCount = (value: unknown): number =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.trunc(toNumber(value) ?? 0)))

export const toTextOrNull = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null

export const toText = (value: unknown): string => toTextOrNull(value) ?? ''

export const toFlag = (value: unknown, fallback = false): boolean => (typeof value === 'boolean' ? value : fallback)

/** An id, a name, or nothing; from an object its name, else its id (decision 7). */
export function toRef(value: unknown): number | string | null {
  if (isObject(value)) return toRef(own(value, 'name') ?? own(value, 'id') ?? null)
  if (typeof value === 'string') return value
  return Number.isSafeInteger(value) ? Number(value) : null
}

/** Entries that cannot be read are left out. */
export const toList = <Item>(value: unknown, item: (entry: unknown) => Item | null): Item[] =>
  Array.isArray(value) ? value.map((entry: unknown) => item(entry)).filter((entry) => entry !== null) : []

/** The list under `key`; also when the list came alone, without the object around it. */
export const listUnder = <Item>(value: unknown, key: string, item: (entry: unknown) => Item | null): Item[] =>
  toList(Array.isArray(value) ? value : own(value, key), item)

type Readers = Readonly<Record<string, (value: unknown) => unknown>>

/** The fields an optional reader finds; one that is missing stays missing. */
export function optional<Fields extends Readers>(
  value: unknown,
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<ReturnType<Fields[Key]>, undefined> } {
  const found = Object.entries(fields)
    .filter(([key]) => own(value, key) !== undefined)
    .map(([key, read]) => [key, read(own(value, key))])
    .filter(([, field]) => field !== undefined)
  // each key comes from `fields`, each value from the reader of that key
  return Object.fromEntries(found) as { [Key in keyof Fields]?: Exclude<ReturnType<Fields[Key]>, undefined> }
}

/** An object nobody documented: its known fields made sure of, the others as they came (decision 6). */
export function undocumented<Fields extends Readers>(value: unknown, fields: Fields) {
  const rest: JsonObject = isObject(value) ? value : {}
  const others = Object.fromEntries(Object.entries(rest).filter(([key]) => !Object.hasOwn(fields, key)))
  return { ...others, ...optional(value, fields) }
}

/** For optional fields: what is of the wrong kind counts as missing. */
export const maybe = {
  text: (value: unknown) => (typeof value === 'string' ? value : undefined),
  textOrNull: (value: unknown) => (typeof value === 'string' || value === null ? value : undefined),
  number: (value: unknown) => toNumber(value) ?? undefined,
  numberOrNull: (value: unknown) => (value === null ? null : (toNumber(value) ?? undefined)),
  flag: (value: unknown) => (typeof value === 'boolean' ? value : undefined),
  id: (value: unknown) => toId(value) ?? undefined,
  key: (value: unknown) => (typeof value === 'string' ? value : (toId(value) ?? undefined)),
}
