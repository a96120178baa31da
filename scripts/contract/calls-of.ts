import { resolve, type AnySchema, type Components } from './shape.ts'

type Media = { schema?: AnySchema }
type Content = Readonly<Record<string, Media>>
type Referring = { $ref?: string }
export type AnyParameter = Referring & { name: string; in: string; required?: boolean; schema?: AnySchema }
type AnyServers = { servers?: readonly { url: string }[] }
type AnyOperation = AnyServers & {
  operationId?: string
  security?: readonly object[]
  parameters?: readonly AnyParameter[]
  requestBody?: Referring & { required?: boolean; content?: Content }
  responses?: Readonly<Record<string, Referring & { content?: Content }>>
}
type AnyPath = AnyServers & { parameters?: readonly AnyParameter[] } & Readonly<Record<string, unknown>>

/** Any OpenAPI 3.x document, in one file. */
export type AnyDocument = AnyServers & {
  paths?: Readonly<Record<string, AnyPath | null>>
  components?: Components
  security?: readonly object[]
}

/** A call in a form that two documents can be compared by. */
export type AnyCall = {
  id: string
  /** `GET` */
  method: string
  /** As written. */
  path: string
  /** The path without parameter names and final slash, with the prefix from `servers`. */
  key: string
  /** The call, or its path, has `servers` of its own. */
  ownServer: boolean
  /** Can be called without a token. */
  open: boolean
  /** Names of the security schemes that it accepts. */
  schemes: readonly string[]
  /** A token in `Authorization` is enough. Also true for schemes that are not described. */
  takesBearer: boolean
  parameters: readonly AnyParameter[]
  body?: { types: readonly string[]; schema: AnySchema; required: boolean }
  /** Content of the successes, by status. Generators rarely describe that of failures. */
  successes: readonly { status: string; types: readonly string[]; schema?: AnySchema }[]
  failures: readonly string[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

const pathOf = ({ servers }: AnyServers) => {
  const url = servers?.[0]?.url ?? ''
  // `https://{host}/api/v1` has variables, which no URL takes
  return url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\/$/, '')
}

/** `/brands/{brand_pk}/` → `/brands/{}` */
export const keyOf = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}').replace(/(.)\/+$/, '$1')

const isJson = (type: string) => /^application\/(?:[\w.-]+\+)?json\b/i.test(type)

function schemaOf(content: Content | undefined): AnySchema | undefined {
  const entries = Object.entries(content ?? {})
  return (entries.find(([type]) => isJson(type)) ?? entries[0])?.[1].schema
}

export const hasJson = (types: readonly string[]) =>
  types.length === 0 || types.some((type) => isJson(type) || type === '*/*')

const isOpen = (security: readonly object[]) =>
  security.length === 0 || security.some((needed) => Object.keys(needed).length === 0)

type Scheme = Referring & { type?: string; scheme?: string; in?: string; name?: string }

/** `Authorization: Bearer …`, in one of the ways to describe it. */
function isBearer({ type, scheme, in: place, name }: Scheme): boolean {
  if (type === 'http') return scheme?.toLowerCase() === 'bearer'
  if (type === 'apiKey') return place === 'header' && name?.toLowerCase() === 'authorization'
  return true
}

function takesBearer(components: Components, security: readonly object[]): boolean {
  // OpenAPI gives its members this shape
  const known = components['securitySchemes'] as Readonly<Record<string, Scheme>> | undefined
  const isSent = (name: string) => isBearer(resolve(components, known?.[name] ?? {}))
  return security.some((needed) => Object.keys(needed).every(isSent))
}

function callOf(document: AnyDocument, path: string, item: AnyPath, method: string): AnyCall {
  const components = document.components ?? {}
  // OpenAPI gives a member named like a method this shape
  const operation = item[method] as AnyOperation
  const own = (operation.parameters ?? []).map((parameter) => resolve(components, parameter))
  const shared = (item.parameters ?? []).map((parameter) => resolve(components, parameter))
  const body = operation.requestBody && resolve(components, operation.requestBody)
  const bodySchema = schemaOf(body?.content)
  const nearest = [operation, item].find(({ servers }) => servers !== undefined)
  const security = operation.security ?? document.security ?? []
  const statuses = Object.entries(operation.responses ?? {})
  return {
    id: operation.operationId ?? '',
    method: method.toUpperCase(),
    path,
    key: keyOf(pathOf(nearest ?? document) + path),
    ownServer: nearest !== undefined,
    open: isOpen(security),
    schemes: [...new Set(security.flatMap((needed) => Object.keys(needed)))],
    takesBearer: takesBearer(components, security),
    parameters: [
      ...own,
      ...shared.filter(({ name, in: place }) => !own.some((other) => other.name === name && other.in === place)),
    ],
    ...(bodySchema && {
      body: { types: Object.keys(body?.content ?? {}), schema: bodySchema, required: body?.required ?? false },
    }),
    successes: statuses
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => {
        const { content } = resolve(components, response)
        const schema = schemaOf(content)
        return { status, types: Object.keys(content ?? {}), ...(schema && { schema }) }
      }),
    failures: statuses.map(([status]) => status).filter((status) => /^[45]/.test(status)),
  }
}

export const callsOfAny = (document: AnyDocument): AnyCall[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    // a path, or a method of it, may be left empty
    item ? METHODS.filter((method) => item[method]).map((method) => callOf(document, path, item, method)) : [],
  )
