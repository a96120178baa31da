import { isId } from '~/platform/ids'
import { isObject, own } from '~/platform/json'

import { shownText, toAddress, toText } from './text'

/** Readers for JSON values (decision 6). None of them throws, and each returns a valid value unchanged. */
const DECIMAL = /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/

/** A finite number; decimal strings such as '95.00' are accepted. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : null
}

/** A positive integer; strings are accepted. Null above 2^53, where two ids could become equal. */
export function toId(value: unknown): number | null {
  const number = toNumber(value)
  return isId(number) ? number : null
}

/** The id used when a required id is missing or invalid. No entity has it. */
export const NO_ID = 0

const MOST = Number.MAX_SAFE_INTEGER

/** A number for display, within ±`MOST`: 300 digits would break any layout. */
function toFigure(value: unknown): number | null {
  const number = toNumber(value)
  return number === null ? null : Math.min(MOST, Math.max(-MOST, number))
}

function toCount(value: unknown): number | null {
  const figure = toFigure(value)
  return figure === null ? null : Math.max(0, Math.trunc(figure))
}

/** An id or a name. An object gives its name, else its username, else its id. */
function toRef(value: unknown): number | string | null {
  const found = isObject(value) ? (own(value, 'name') ?? own(value, 'username') ?? own(value, 'id')) : value
  if (typeof found === 'string') return shownText(found)
  return Number.isSafeInteger(found) ? Number(found) : null
}

/** Leaves out entries that cannot be read. */
export const toList = <Item>(value: unknown, item: (entry: unknown) => Item | null): Item[] =>
  Array.isArray(value) ? value.map((entry: unknown) => item(entry)).filter((entry) => entry !== null) : []

/** A kind of value in the description: how it is read, and the fallback for a required field. */
type Kind = { readonly read: (value: unknown) => unknown; readonly nothing: unknown }

const copy = (value: unknown) => (isObject(value) ? { ...value } : null)
const name = (value: unknown) => toText(toRef(value))
const flag = (value: unknown) => (typeof value === 'boolean' ? value : null)

/** Keyed by the names that `openapi/emit/shapes.ts` writes. */
export const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['flag', { read: flag, nothing: false }],
  ['number', { read: toFigure, nothing: 0 }],
  ['count', { read: toCount, nothing: 0 }],
  ['id', { read: toId, nothing: NO_ID }],
  ['ref', { read: toRef, nothing: '' }],
  ['name', { read: name, nothing: '' }],
  ['address', { read: toAddress, nothing: '' }],
  ['text', { read: toText, nothing: '' }],
  ['object', { read: copy, nothing: {} }],
])
