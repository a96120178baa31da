import { isObject, own } from '~/platform/json'
import { isId } from '~/platform/storage'
import { graphemes } from '~/platform/text'

/** Characters that change the direction of later text (K49). No language needs them: each text has its own element. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/gu

/** Nobody reads more of a row, and a list of texts of 10,000 letters without a space takes seconds to lay out. */
const LONGEST = 1000
/** Enough to see where the last character of the cut text ends. */
const BEYOND = 100
const LOW_SURROGATE = /^[\uDC00-\uDFFF]/

/** A text of at most `LONGEST` units, cut between two characters as a reader sees them. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text
  const last = LONGEST - 1
  const whole = graphemes()
    ?.segment(text.slice(0, LONGEST + BEYOND))
    .containing(last)?.index
  // a letter may carry accents without end
  const end = whole || (LOW_SURROGATE.test(text.slice(last)) ? last - 1 : last)
  return `${text.slice(0, end).trimEnd()}…`
}

export const straight = (text: string): string => text.replace(TURNS, '')

/** A text as it can be shown. */
const shownText = (text: string): string => cut(straight(text))

const read = (value: unknown, how: (text: string) => string): string | null =>
  typeof value === 'string' ? how(value) : typeof value === 'number' ? String(value) : null

/** A text to show. A number is read as text. */
export const toText = (value: unknown): string | null => read(value, shownText)

/** A text to follow or to send: it means something else when it is cut. */
const toAddress = (value: unknown): string | null => read(value, straight)

/** Readers for JSON values. None of them throws, and each returns a valid value unchanged. */
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

/**
 * How one schema of the description is read. Fields are written as in TypeScript: `text`, `ref|null`, `Brand[]`,
 * `id|BrandWithId[]`. Kinds are tried in order. A trailing `?` means the field stays missing when no usable value came.
 */
export type Shape = {
  readonly fields: Readonly<Record<string, string>>
  /** Not shown in the documents: everything is kept, unknown fields included. */
  readonly undocumented?: true
  /** Only the objects inside are normalised (`x-as-it-comes`). */
  readonly asItComes?: true
  /** A missing object is a valid answer. */
  readonly nullable?: true
  /** The field a list entry must have. */
  readonly key?: string
  /** The only list of the shape. The answer may be that list alone. */
  readonly list?: string
  /** The field that a bare value is read as. */
  readonly shortForm?: string
  /** Values for missing fields. */
  readonly fallbacks?: Readonly<Record<string, unknown>>
}
