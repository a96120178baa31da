import type { OperationId } from '~/api/generated/operations.gen'
import { type Shapes, answers, shapes } from '~/api/generated/shapes.gen'
import type { Pagination, User } from '~/api/generated/types.gen'
import { planName, standInName } from '~/api/names'
import { isObject, own, type JsonObject } from '~/platform/json'

import { toId, toNumber, toText, KINDS, type Shape, toList } from './primitives'

/**
 * Reads `pagination`, as documented, or the same fields beside `results`, as in Django's own pages. Without a count,
 * the list is taken as complete. If it has a next or previous page, the total is unknown and the count is 0.
 */
function paged<Page extends { results: unknown[]; pagination?: Pagination }>(
  page: Page,
  raw: unknown,
  read: (name: 'Pagination', value: unknown) => Pagination,
): Page {
  const documented = own(raw, 'pagination')
  const from = isObject(documented) ? documented : raw
  const counted = (toNumber(own(from, 'count')) ?? -1) >= 0
  const pagination = read('Pagination', from)
  const counts = counted || Boolean(pagination.next || pagination.previous)
  return { ...page, pagination: counts ? pagination : { ...pagination, count: page.results.length } }
}

/** Neither document shows a brand's name. A stand-in keeps a row and its link from being empty. */
const named = <Brand extends { id: number; name: string }>(brand: Brand): Brand =>
  brand.name.trim() === '' ? { ...brand, name: standInName(brand.id) } : brand

const PLAIN_DIGITS = /^[1-9]\d*$/

/** `brand_admin` is a username or an id: plain digits are the id, and no id is below 1. */
function administered(brand: Shapes['Brand']): Shapes['Brand'] {
  const { brand_admin: admin } = brand
  if (typeof admin === 'number') return { ...brand, brand_admin: toId(admin) }
  const id = typeof admin === 'string' && PLAIN_DIGITS.test(admin) ? toId(admin) : null
  return id === null ? brand : { ...brand, brand_admin: id }
}

/** Lower-case words joined by `_`. Anything else is a name and is shown as sent. */
const PLAN_CODE = /^[a-z\d]+(?:_[a-z\d]+)+$/

type Correction<Name extends keyof Shapes> = (
  read: Shapes[Name],
  raw: unknown,
  normalise: (name: 'Pagination', value: unknown) => Pagination,
) => Shapes[Name]

/** Corrections that the description cannot express. Each gets the normalised answer and the raw value. */
export const exceptions: { readonly [Name in keyof Shapes]?: Correction<Name> } = {
  BrandPage: paged,
  MemberPage: paged,
  Brand: (brand) => named(administered(brand)),
  UserBrand: named,

  /** The current plan may come as its code. */
  CurrentPlan: (plan) => (PLAN_CODE.test(plan.name) ? { ...plan, name: planName(plan.name) } : plan),

  /** The form of the admin is not fixed: the id or username of a user, or only a flag on that user. */
  BrandUsers({ users, admin_user }, raw) {
    const said = own(raw, 'admin_user')
    const named = toText(said) || null
    const found =
      said === undefined
        ? users.find(({ is_brand_admin }) => is_brand_admin)
        : (users.find(({ id }) => String(id) === named) ?? users.find(({ username }) => username === named))
    return { users, admin_user: admin_user ?? found ?? null }
  },

  /** Two fields may hold the days left. The first with a finite number is used. */
  TrialStatus(trial, raw) {
    const days_remaining = trial.days_remaining ?? trial.trial_days_remaining ?? null
    const events_count = toNumber(own(raw, 'events_count')) === null ? trial.events.length : trial.events_count
    return { ...trial, days_remaining, trial_days_remaining: days_remaining, events_count }
  },

  /** An address that is not a text is kept as JSON, which `safeCheckoutUrl` refuses. */
  CheckoutSession(checkout, raw) {
    const sent = own(raw, 'checkout_url')
    if (typeof sent === 'string' || sent === undefined || sent === null) return checkout
    return { ...checkout, checkout_url: JSON.stringify(sent) }
  },

  /** The language may stand beside `detection` or inside it. */
  DetectionResult({ detection }, raw) {
    const inside = own(own(raw, 'detection'), 'applied')
    const beside = own(raw, 'applied')
    const applied = beside === true || (typeof beside !== 'boolean' && detection.applied)
    return { detection: { ...detection, applied: typeof inside === 'boolean' ? inside : applied }, applied }
  },
}

type ShapeName = keyof Shapes
type Field = { kinds: string[]; list: boolean; nullable: boolean; stays: boolean }

const fields = new Map<string, Field>()

/** Parses a field such as `id|BrandWithId[]`. Cached by its text. */
function fieldOf(notation: string): Field {
  const known = fields.get(notation)
  if (known) return known
  const kinds = notation.replace(/(?:\[\])?\??$/, '').split('|')
  const field = {
    kinds: kinds.filter((kind) => kind !== 'null'),
    list: notation.includes('[]'),
    nullable: kinds.includes('null'),
    stays: notation.endsWith('?'),
  }
  fields.set(notation, field)
  return field
}

// a kind that is not a primitive is a shape name: both come from the same generator
const asShape = (kind: string) => kind as ShapeName

/** The value read as the first kind that fits; null when none fits. */
function readAs(kinds: readonly string[], value: unknown): unknown {
  for (const kind of kinds) {
    const scalar = KINDS.get(kind)
    const found = scalar ? scalar.read(value) : readEntity(asShape(kind), value)
    if (found !== null) return found
  }
  return null
}

/** Null for an entry that cannot be read or is an empty text: lists leave it out. */
function readEntry(kinds: readonly string[], entry: unknown): unknown {
  const found = readAs(kinds, entry)
  return found === '' ? null : found
}

/** A list may be wrapped in a page. */
const readField = ({ kinds, list }: Field, raw: unknown): unknown =>
  list ? toList(Array.isArray(raw) ? raw : own(raw, 'results'), (entry) => readEntry(kinds, entry)) : readAs(kinds, raw)

function fallbackFor({ kinds: [kind = ''], list, nullable }: Field): unknown {
  if (list) return []
  if (nullable) return null
  const scalar = KINDS.get(kind)
  return scalar ? scalar.nothing : readShape(asShape(kind), {})
}

function readDocumented({ fields: known, fallbacks = {} }: Shape, raw: unknown): JsonObject {
  const entries = Object.entries(known).flatMap(([name, notation]): [string, unknown][] => {
    const field = fieldOf(notation)
    const value = own(raw, name)
    const found = readField(field, value)
    if (Object.hasOwn(fallbacks, name)) return [[name, found === null || found === '' ? fallbacks[name] : found]]
    if (found !== null) return [[name, found]]
    return field.stays && !(field.nullable && value !== undefined) ? [] : [[name, fallbackFor(field)]]
  })
  return Object.fromEntries(entries)
}

/** Drops known fields that cannot be read; keeps everything else as it came. */
function readUndocumented({ fields: known }: Shape, raw: JsonObject): JsonObject {
  const entries = Object.entries(raw).flatMap(([name, value]): [string, unknown][] => {
    const notation = Object.hasOwn(known, name) ? known[name] : undefined
    if (notation === undefined) return [[name, value]]
    const field = fieldOf(notation)
    const found = readField(field, value)
    return found === null && !(field.nullable && value === null) ? [] : [[name, found]]
  })
  return Object.fromEntries(entries)
}

/** Normalises the objects inside; leaves every other value unchanged. */
function readAsItComes({ fields: known }: Shape, raw: unknown): unknown {
  const inside = Object.entries(known).filter(([name]) => isObject(own(raw, name)))
  if (!isObject(raw) || inside.length === 0) return raw
  const read = inside.map(([name, notation]) => [name, readShape(asShape(notation), own(raw, name))] as const)
  return { ...raw, ...Object.fromEntries(read) }
}

/** A list answer may be a bare array. If the documents do not name its field, its only array is the list. */
function withList({ list, undocumented, fields: known }: Shape, value: unknown): unknown {
  if (list === undefined) return value
  if (Array.isArray(value)) return { [list]: value }
  const nameless = undocumented && Object.keys(known).length === 1
  if (!nameless || !isObject(value) || Object.hasOwn(value, list)) return value
  const [found, ...more] = Object.values(value).filter((part) => Array.isArray(part))
  return found && more.length === 0 ? { ...value, [list]: found } : value
}

function readShape(name: ShapeName, value: unknown): unknown {
  const shape = shapes[name]
  if (shape.asItComes) return readAsItComes(shape, value)
  const raw = withList(shape, value)
  if (shape.nullable && !isObject(raw)) return undefined
  if (shape.undocumented) return readUndocumented(shape, isObject(raw) ? raw : {})
  const read = readDocumented(shape, raw)
  // exceptions are keyed by the name of the shape
  const correct = exceptions[name] as ((read: unknown, raw: unknown, also: typeof normaliseAs) => unknown) | undefined
  return correct ? correct(read, raw, normaliseAs) : read
}

/** A nested entity needs an object with its key; otherwise null. */
function readEntity(name: ShapeName, value: unknown): unknown {
  const { key, shortForm } = shapes[name]
  const wrapped = shortForm !== undefined && !isObject(value) && !Array.isArray(value)
  const raw = wrapped ? { [shortForm]: value } : value
  const due = wrapped ? shortForm : key
  const read = isObject(raw) ? readShape(name, raw) : null
  return due === undefined || own(read, due) ? read : null
}

/** Brings any JSON into the shape of a named schema. Pure, total and idempotent. */
export function normaliseAs<Name extends ShapeName>(name: Name, value: unknown): Shapes[Name] {
  // the table is generated from the same schema as the type
  return readShape(name, value) as Shapes[Name]
}

/** Brings any answer of an operation into its documented shape (decision 6). Pure, total and idempotent. */
export const normalise = (operation: OperationId | 'upload', data: unknown): unknown =>
  operation === 'upload' ? data : readShape(answers[operation], data)

/** Whether the shape is only a list, perhaps with a page or a user, without figures to show on their own. */
const isList = ({ fields: known }: Shape) =>
  Object.values(known).every((notation) => !fieldOf(notation).kinds.some((kind) => KINDS.has(kind)))

/**
 * Whether a list answer has rows but none can be read, or counts rows and has no list. It must not look like an empty
 * list. Where the documents do not show the answer, rows may come in any form, for example in groups.
 */
export function isUnread(operation: OperationId | 'upload', data: unknown, read: unknown): boolean {
  const shape: Shape = operation === 'upload' ? { fields: {} } : shapes[answers[operation]]
  const { list, undocumented } = shape
  if (list === undefined || !isList(shape) || toList(own(read, list), (row) => row).length > 0) return false
  const raw = withList(shape, data)
  const named = own(raw, list) ?? raw
  const sent = own(named, 'results') ?? named
  if (Array.isArray(sent)) return sent.length > 0
  const count = toNumber(own(own(raw, 'pagination') ?? raw, 'count'))
  if (count !== null) return count > 0
  const isFilled = (value: unknown) =>
    (Array.isArray(value) || (undocumented && isObject(value))) && Object.keys(value).length > 0
  return isObject(sent) && Object.values(sent).some(isFilled)
}

export const normaliseUser = (value: unknown): User => normaliseAs('User', value)
