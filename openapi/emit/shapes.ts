import { callsOf, type Description, refName, type Schema } from '../description.ts'
import { inSchema, mistakesIn } from '../mistake.ts'
import { answerOf } from './answers.ts'
import { HEADER, lines, quoted } from './source.ts'

/** Kinds of values, in the order in which they are tried. */
const ORDER = ['flag', 'number', 'count', 'id', 'ref', 'name', 'address', 'text']

const isObject = (schema: Schema) => [schema.type].flat().includes('object')
const isShape = (schema: Schema) => isObject(schema) && (schema.properties !== undefined || !!schema['x-undocumented'])

/** Reads the schemas of answers. */
function reader({ components: { schemas } }: Description) {
  const target = (schema: Schema) => schemas[refName(schema) ?? ''] ?? schema

  /** @throws Mistake */
  function kindsOf(schema: Schema, place: string): string[] {
    const name = refName(schema)
    const found = target(schema)
    if (schema['x-read-as']) return [schema['x-read-as'], ...([schema.type].flat().includes('null') ? ['null'] : [])]
    if (isShape(found)) {
      if (name) return [name]
      throw inSchema(place, 'is an object without a name; write it as a schema of its own and refer to it')
    }
    if (isObject(found)) return ['object']
    if (found.anyOf) return found.anyOf.flatMap((part) => kindsOf(part, place))
    return [found.type].flat().map((type) => simple(type, found, place))
  }

  function fieldOf(schema: Schema, place: string): string {
    const found = target(schema)
    if (found.type !== 'array' || !found.items) return union(kindsOf(schema, place))
    return `${union(kindsOf(found.items, place))}[]`
  }

  function shapesIn(schema: Schema): string[] {
    const name = refName(schema)
    const { anyOf = [], items, properties = {} } = target(schema)
    const inside = [...anyOf, ...(items ? [items] : []), ...Object.values(properties)].flatMap(shapesIn)
    return name && isShape(target(schema)) ? [name, ...inside] : inside
  }

  return { target, fieldOf, shapesIn }
}

function simple(type: string | undefined, { minimum }: Schema, place: string): string {
  if (type === 'null') return 'null'
  if (type === 'string') return 'text'
  if (type === 'boolean') return 'flag'
  if (type === 'integer' && minimum === 1) return 'id'
  if (type === 'integer' && minimum === 0) return 'count'
  if (type === 'integer') return 'integer'
  if (type === 'number') return 'number'
  throw inSchema(place, 'has no type that an answer can be read by; give it a type, or refer to a schema')
}

/** Shapes come after kinds, null comes last. */
function rank(kind: string): number {
  if (kind === 'null') return ORDER.length + 1
  return ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length
}

/** An integer or a text is a reference: it keeps its type. */
function union(kinds: string[]): string {
  const isRef = kinds.includes('integer') && kinds.includes('text')
  const known = kinds.map((kind) => (kind === 'integer' ? (isRef ? 'ref' : 'number') : kind))
  const distinct = [...new Set(known)].filter((kind) => !(isRef && kind === 'text'))
  return distinct.toSorted((one, other) => rank(one) - rank(other)).join('|')
}

/** Kinds whose fallback is visibly empty. A fallback text or number would look real. */
const hasNothing = (field: string) => field.endsWith('[]') || /\bnull\b|^flag$|^object$|^[A-Z]/.test(field)

function shapeOf(name: string, schema: Schema, { target, fieldOf }: ReturnType<typeof reader>): string {
  const undocumented = schema['x-undocumented'] ?? false
  const asItComes = schema['x-as-it-comes'] ?? false
  const properties = Object.entries(schema.properties ?? {})
  const fields = properties.map(([field, property]): [string, string] => {
    const kind = fieldOf(property, `${name}.${field}`)
    const optional = property['x-keep-missing'] ?? (!schema.required?.includes(field) && !hasNothing(kind))
    return [field, !undocumented && optional ? `${kind}?` : kind]
  })
  const lists = fields.filter(([, kind]) => kind.endsWith('[]'))
  const id = properties.find(
    ([field, property]) => schema.required?.includes(field) && field === 'id' && target(property).minimum === 1,
  )
  const key = undocumented ? undefined : (schema['x-key'] ?? id?.[0])
  const fallbacks = properties.filter(([, property]) => property['x-when-missing'] !== undefined)
  const shown = asItComes ? fields.filter(([, kind]) => /^[A-Z]/.test(kind)) : fields

  const cells = [
    ...(undocumented ? ['undocumented: true'] : []),
    ...(asItComes ? ['asItComes: true'] : []),
    ...([schema.type].flat().includes('null') ? ['nullable: true'] : []),
    ...(key ? [`key: ${quoted(key)}`] : []),
    ...(lists.length === 1 ? [`list: ${quoted(lists[0]?.[0] ?? '')}`] : []),
    ...(schema['x-short-form'] ? [`shortForm: ${quoted(schema['x-short-form'])}`] : []),
    ...(fallbacks.length > 0 ? [`fallbacks: { ${fallbacks.map(fallback).join(', ')} }`] : []),
    `fields: { ${shown.map(([field, kind]) => `${field}: ${quoted(kind)}`).join(', ')} }`,
  ]
  return `{ ${cells.join(', ')} }`
}

const fallback = ([field, { 'x-when-missing': value }]: [string, Schema]) => `${field}: ${JSON.stringify(value)}`

const schemaOf = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** Names of all schemas that answers use, directly or by reference. */
function namesOf(description: Description, { shapesIn }: ReturnType<typeof reader>): string[] {
  const answers = callsOf(description).map((call) => answerOf(call, description).schema)
  return [...new Set(answers.flatMap((name) => shapesIn(schemaOf(name))))]
}

/** Fields of answers that no normaliser can read. */
export function unreadableFields(description: Description): string[] {
  const read = reader(description)
  return mistakesIn(namesOf(description, read), (name) =>
    shapeOf(name, description.components.schemas[name] ?? {}, read),
  )
}

/** The table of the normalisers: one row per schema of an answer. */
export function shapes(description: Description) {
  const { schemas } = description.components
  const read = reader(description)
  const answers = callsOf(description).map((call) => [call.operationId, answerOf(call, description).schema] as const)
  const names = namesOf(description, read)
  return `${HEADER}
import type { Shape } from '../normalise/primitives'
import type { OperationId } from './operations.gen'
import type * as t from './types.gen'

/** The schemas that answers are made of, by name. */
export type Shapes = {
${names.map((name) => `  ${name}: t.${name}\n`).join('')}}

export const shapes: Readonly<Record<keyof Shapes, Shape>> = {
${lines(names.map((name) => [name, shapeOf(name, schemas[name] ?? {}, read)]))}}

/** The schema inside the envelope of each operation. */
export const answers: Readonly<Record<OperationId, keyof Shapes>> = {
${lines(answers.map(([id, name]) => [id, quoted(name)]))}}
`
}
