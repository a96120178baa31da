import { isId } from '~/platform/ids'
import { isObject, own } from '~/platform/json'

/**
 * How any JSON value becomes one of a kind (decision 6, K45). None of these throws, and each gives back a value that is right
 * already as it is.
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

function toCount(value: unknown): number | null {
  const number = toNumber(value)
  return number === null ? null : Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.trunc(number)))
}

const toText = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null

/** An id, a name, or nothing; from an object its name, else its id (decision 7). */
function toRef(value: unknown): number | string | null {
  if (isObject(value)) return toRef(own(value, 'name') ?? own(value, 'id') ?? null)
  if (typeof value === 'string') return value
  return Number.isSafeInteger(value) ? Number(value) : null
}

/** Entries that cannot be read are left out. */
export const toList = <Item>(value: unknown, item: (entry: unknown) => Item | null): Item[] =>
  Array.isArray(value) ? value.map((entry: unknown) => item(entry)).filter((entry) => entry !== null) : []

/** A kind of value that the description can ask for: how it is read, and what stands for it where one is due. */
type Kind = { readonly read: (value: unknown) => unknown; readonly nothing: unknown }

const copy = (value: unknown) => (isObject(value) ? { ...value } : null)
const name = (value: unknown) => toText(toRef(value))
const flag = (value: unknown) => (typeof value === 'boolean' ? value : null)

/** By the names that `openapi/emit/shapes.ts` gives them. */
export const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['flag', { read: flag, nothing: false }],
  ['number', { read: toNumber, nothing: 0 }],
  ['count', { read: toCount, nothing: 0 }],
  ['id', { read: toId, nothing: NO_ID }],
  ['ref', { read: toRef, nothing: '' }],
  ['name', { read: name, nothing: '' }],
  ['text', { read: toText, nothing: '' }],
  ['object', { read: copy, nothing: {} }],
])
