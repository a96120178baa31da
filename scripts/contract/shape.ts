/** A schema of any OpenAPI 3.x document, as far as it is compared. */
export type AnySchema = {
  $ref?: string
  type?: string | readonly string[]
  nullable?: boolean
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  properties?: Readonly<Record<string, AnySchema>>
  additionalProperties?: boolean | AnySchema
  required?: readonly string[]
  items?: AnySchema
  allOf?: readonly AnySchema[]
  anyOf?: readonly AnySchema[]
  oneOf?: readonly AnySchema[]
  readOnly?: boolean
  writeOnly?: boolean
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  'x-known-values'?: readonly string[]
  'x-sent-values'?: readonly string[]
  'x-undocumented'?: boolean
}

const LIMITS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const
export type Limit = (typeof LIMITS)[number]

/** What a schema says once references, `allOf`, alternatives and the dialects of 3.0 and 3.1 are resolved. */
export type Shape = {
  /** Names of JSON types, `integer` too. Empty: anything. */
  kinds: ReadonlySet<string>
  /** The only values allowed, without null. */
  values?: readonly unknown[]
  /** Values of an open enumeration. */
  known?: readonly string[]
  /** Values that the client sends, where the documents name none. */
  sent?: readonly string[]
  format?: string
  pattern?: string
  limits: Readonly<Partial<Record<Limit, number>>>
  properties: ReadonlyMap<string, AnySchema>
  required: ReadonlySet<string>
  items?: AnySchema
  readOnly: boolean
  writeOnly: boolean
  /** Its fields are our guess. */
  undocumented: boolean
}

export type Components = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

/** What `#/components/schemas/Brand` and the like point to; anything else comes back as it is. */
export function resolve<Part extends { $ref?: string }>(components: Components, part: Part): Part {
  const [, kind = '', name = ''] = /^#\/components\/([^/]+)\/(.+)$/.exec(part.$ref ?? '') ?? []
  const found = components[kind]?.[name]
  // a reference points to a part of its own kind, which redocly has checked
  return found === undefined ? part : resolve(components, found as Part)
}

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value

function ownKinds({ type, properties, items, ...schema }: AnySchema): Set<string> {
  const values = schema.const === undefined ? schema.enum : [schema.const]
  const named = type === undefined ? [] : typeof type === 'string' ? [type] : type
  const implied = values ? values.map(kindOf) : properties ? ['object'] : items ? ['array'] : []
  const kinds = new Set(named.length > 0 ? named : implied)
  if (kinds.size > 0 && values?.includes(null)) kinds.add('null')
  return kinds
}

function ownShape(schema: AnySchema): Shape {
  const { format, pattern, items, properties = {}, required = [] } = schema
  const values = schema.const === undefined ? schema.enum : [schema.const]
  const known = schema['x-known-values']
  const sent = schema['x-sent-values']
  return {
    kinds: ownKinds(schema),
    ...(values && { values: values.filter((value) => value !== null) }),
    ...(known && { known }),
    ...(sent && { sent }),
    ...(format !== undefined && { format }),
    ...(pattern !== undefined && { pattern }),
    limits: Object.fromEntries(
      LIMITS.flatMap((limit) => (schema[limit] === undefined ? [] : [[limit, schema[limit]]])),
    ),
    properties: new Map(Object.entries(properties)),
    required: new Set(required),
    ...(items && { items }),
    readOnly: schema.readOnly ?? false,
    writeOnly: schema.writeOnly ?? false,
    undocumented: schema['x-undocumented'] ?? false,
  }
}

const commonKinds = (one: Shape['kinds'], other: Shape['kinds']) => {
  if (one.size === 0 || other.size === 0) return new Set([...one, ...other])
  return new Set([
    ...[...one].filter((kind) => other.has(kind) || (kind === 'integer' && other.has('number'))),
    ...(one.has('number') && other.has('integer') ? ['integer'] : []),
  ])
}

/** Both hold: `allOf`. */
const both = (one: Shape, other: Shape): Shape => ({
  ...one,
  ...other,
  kinds: commonKinds(one.kinds, other.kinds),
  limits: { ...one.limits, ...other.limits },
  properties: new Map([...one.properties, ...other.properties]),
  required: new Set([...one.required, ...other.required]),
  readOnly: one.readOnly || other.readOnly,
  writeOnly: one.writeOnly || other.writeOnly,
  undocumented: one.undocumented || other.undocumented,
})

const isNullAlone = ({ kinds }: Shape) => kinds.size === 1 && kinds.has('null')

/** One of them holds: `anyOf`, `oneOf`. What only some of them say is not promised. */
function either(all: readonly Shape[]): Shape {
  const shapes = all.filter((shape) => !isNullAlone(shape))
  const [first = ownShape({}), ...others] = shapes
  if (others.length === 0)
    return { ...first, kinds: first.kinds.size ? new Set(all.flatMap(({ kinds }) => [...kinds])) : first.kinds }
  const objects = shapes.filter(({ kinds }) => kinds.has('object'))
  const closed = shapes.every(({ values }) => values)
  return {
    kinds: shapes.some(({ kinds }) => kinds.size === 0) ? new Set() : new Set(all.flatMap(({ kinds }) => [...kinds])),
    ...(closed && { values: shapes.flatMap(({ values = [] }) => values) }),
    limits: {},
    properties: new Map(objects.flatMap(({ properties }) => [...properties])),
    required: new Set(
      [...(objects[0]?.required ?? [])].filter((name) => objects.every(({ required }) => required.has(name))),
    ),
    ...Object.fromEntries(shapes.flatMap(({ items }) => (items ? [['items', items]] : []))),
    readOnly: false,
    writeOnly: false,
    undocumented: all.some(({ undocumented }) => undocumented),
  }
}

export function shapeOf(components: Components, given: AnySchema): Shape {
  const target = resolve(components, given)
  // 3.1 allows more beside a reference, and some generators of 3.0 write it too
  const { $ref: _, ...beside } = given.$ref === undefined ? {} : given
  const schema = { ...target, ...beside }
  const read = (part: AnySchema) => shapeOf(components, part)
  const { allOf = [], anyOf = schema.oneOf } = schema
  const parts = [...allOf.map(read), ...(anyOf ? [either(anyOf.map(read))] : []), ownShape(schema)]
  const shape = parts.reduce(both)
  // 3.0 writes `nullable` beside `allOf`
  return schema.nullable === true && shape.kinds.size > 0
    ? { ...shape, kinds: new Set([...shape.kinds, 'null']) }
    : shape
}

/** Anything, or an object without described fields, as generators write a dictionary or an unknown answer. */
export const isFree = ({ kinds, properties }: Shape) =>
  kinds.size === 0 || (kinds.has('object') && properties.size === 0)

/** The name of the component that declares a field, seen from a schema that has it; undefined inside an unnamed schema. */
export function declaredIn(components: Components, schema: AnySchema, field: string): string | undefined {
  const name = /^#\/components\/[^/]+\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  const { properties, allOf = [], anyOf = [], oneOf = [] } = resolve(components, schema)
  if (properties && field in properties) return name
  const part = [...allOf, ...anyOf, ...oneOf].find((one) => shapeOf(components, one).properties.has(field))
  return (part && declaredIn(components, part, field)) ?? name
}
