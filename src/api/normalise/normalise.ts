import { isObject, own, type JsonObject } from '~/platform/json'

import type { OperationId } from '../generated/operations.gen'
import { answers, shapes, type Shapes } from '../generated/shapes.gen'
import { exceptions } from './exceptions'
import { KINDS, toList } from './primitives'
import type { Shape } from './shape'

type ShapeName = keyof Shapes
type Field = { kinds: string[]; list: boolean; nullable: boolean; stays: boolean }

const fields = new Map<string, Field>()

/** Reads `id|BrandWithId[]`, once for each way a field is written. */
function fieldOf(written: string): Field {
  const known = fields.get(written)
  if (known) return known
  const kinds = written.replace(/(?:\[\])?\??$/, '').split('|')
  const field = {
    kinds: kinds.filter((kind) => kind !== 'null'),
    list: written.includes('[]'),
    nullable: kinds.includes('null'),
    stays: written.endsWith('?'),
  }
  fields.set(written, field)
  return field
}

// a kind that is none of a value is the name of a shape: both come from the same generation
const asShape = (kind: string) => kind as ShapeName

/** The first kind that can read it; null when none can. */
function readAs(kinds: readonly string[], value: unknown): unknown {
  for (const kind of kinds) {
    const scalar = KINDS.get(kind)
    const found = scalar ? scalar.read(value) : readEntity(asShape(kind), value)
    if (found !== null) return found
  }
  return null
}

/** Left out of a list: what cannot be read, and a text that says nothing. */
function readEntry(kinds: readonly string[], entry: unknown): unknown {
  const found = readAs(kinds, entry)
  return found === '' ? null : found
}

/** A list may come inside a page of its own. */
const readField = ({ kinds, list }: Field, came: unknown): unknown =>
  list
    ? toList(Array.isArray(came) ? came : own(came, 'results'), (entry) => readEntry(kinds, entry))
    : readAs(kinds, came)

function nothingFor({ kinds: [kind = ''], list, nullable }: Field): unknown {
  if (list) return []
  if (nullable) return null
  const scalar = KINDS.get(kind)
  return scalar ? scalar.nothing : readShape(asShape(kind), {})
}

function readDocumented({ fields: known, fallbacks = {} }: Shape, came: unknown): JsonObject {
  const entries = Object.entries(known).flatMap(([name, written]): [string, unknown][] => {
    const field = fieldOf(written)
    const value = own(came, name)
    const found = readField(field, value)
    if (Object.hasOwn(fallbacks, name)) return [[name, found === null || found === '' ? fallbacks[name] : found]]
    if (found !== null) return [[name, found]]
    return field.stays && !(field.nullable && value !== undefined) ? [] : [[name, nothingFor(field)]]
  })
  return Object.fromEntries(entries)
}

/** Known fields that cannot be read count as missing; the others stay as they came. */
function readUndocumented({ fields: known }: Shape, came: JsonObject): JsonObject {
  const entries = Object.entries(came).flatMap(([name, value]): [string, unknown][] => {
    const written = Object.hasOwn(known, name) ? known[name] : undefined
    if (written === undefined) return [[name, value]]
    const field = fieldOf(written)
    const found = readField(field, value)
    return found === null && !(field.nullable && value === null) ? [] : [[name, found]]
  })
  return Object.fromEntries(entries)
}

/** The objects inside it are read; all else is for somebody else to judge. */
function readAsItComes({ fields: known }: Shape, came: unknown): unknown {
  const inside = Object.entries(known).filter(([name]) => isObject(own(came, name)))
  if (!isObject(came) || inside.length === 0) return came
  const read = inside.map(([name, written]) => [name, readShape(asShape(written), own(came, name))] as const)
  return { ...came, ...Object.fromEntries(read) }
}

function readShape(name: ShapeName, value: unknown): unknown {
  const shape = shapes[name]
  if (shape.asItComes) return readAsItComes(shape, value)
  const came = Array.isArray(value) && shape.list ? { [shape.list]: value } : value
  if (shape.nullable && !isObject(came)) return undefined
  if (shape.undocumented) return readUndocumented(shape, isObject(came) ? came : {})
  const read = readDocumented(shape, came)
  // the exception stands under the name of the shape that was read
  const mend = exceptions[name] as ((read: unknown, came: unknown, also: typeof normaliseAs) => unknown) | undefined
  return mend ? mend(read, came, normaliseAs) : read
}

/** Inside another one there is no entity without an object, or without its key. */
function readEntity(name: ShapeName, value: unknown): unknown {
  const { key, shortForm } = shapes[name]
  const wrapped = shortForm !== undefined && !isObject(value) && !Array.isArray(value)
  const came = wrapped ? { [shortForm]: value } : value
  const due = wrapped ? shortForm : key
  const read = isObject(came) ? readShape(name, came) : null
  return due === undefined || own(read, due) ? read : null
}

/** Any JSON in the shape that the description gives to a schema. Pure, total, idempotent. */
export function normaliseAs<Name extends ShapeName>(name: Name, value: unknown): Shapes[Name] {
  // the table says of each field what its type says
  return readShape(name, value) as Shapes[Name]
}

/** What an operation answers with, in the documented shape whatever came (decision 6). Pure, total, idempotent. */
export const normalise = (operation: OperationId | 'upload', data: unknown): unknown =>
  operation === 'upload' ? data : readShape(answers[operation], data)
