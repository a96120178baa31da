import { inOperation } from './mistake.ts'

/** The part of OpenAPI 3.1 this description uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  enum?: string[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  'x-known-values'?: string[]
  'x-shown-as-is'?: true
  'x-undocumented'?: true
  'x-as-it-comes'?: true
  'x-when-missing'?: string | number | boolean
  'x-keep-missing'?: true
  'x-read-as'?: 'name' | 'address'
  'x-key'?: string
  'x-short-form'?: string
}
type Media = { schema: Schema; example?: unknown }
export type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema; example?: unknown }
type Response = { description: string; content?: Record<string, Media> }
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, Response | { $ref: string }>
  /** A write whose answer is used: without data it failed. Of any other write, the success decides. */
  'x-needs-data'?: true
}
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type PathItem = Partial<Record<Method, Operation>> & { parameters?: Parameter[]; servers?: { url: string }[] }
export type Description = {
  paths: Record<string, PathItem>
  components: { schemas: Record<string, Schema> }
}
export type Call = Operation & {
  method: Method
  path: string
  parameters: Parameter[]
  /** `origin`: the path has `servers` of its own and hangs below the origin (decision 2). */
  base: 'api' | 'origin'
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Every operation. Paths without parameters come first, as OpenAPI matches them. */
export function callsOf({ paths }: Description): Call[] {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      return [{ ...operation, method, path, parameters, base: item.servers ? 'origin' : 'api' } as const]
    }),
  )
  return [...calls.filter(({ path }) => !path.includes('{')), ...calls.filter(({ path }) => path.includes('{'))]
}

export const refName = (schema: Schema | undefined) => schema?.$ref?.replace('#/components/schemas/', '')

/** Status and body of the only documented success. @throws Mistake */
export function successOf({ operationId, responses }: Operation) {
  for (const [status, response] of Object.entries(responses))
    if (status.startsWith('2') && 'content' in response)
      return { status: Number(status), media: response.content?.['application/json'] }
  throw inOperation(operationId, 'names no success; add a response whose status begins with 2')
}
