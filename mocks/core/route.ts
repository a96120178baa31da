import { operations, type OperationId } from '../generated/operations.gen.ts'

export type Route = { id: OperationId; params: Record<string, string> }

// the table has every operation under its id, which Object.keys cannot express
export const operationIds = Object.keys(operations) as OperationId[]

const API_BASE = '/api/v1'

/** `/brands/:id/` becomes a pattern for the whole path, trailing slash included (decision 2). */
const routes = operationIds.map((id) => {
  const { base, url, method } = operations[id]
  const path = `${base === 'origin' ? '' : API_BASE}${url}`
  const pattern = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
  return { id, method: method.toUpperCase(), pattern: new RegExp(`^${pattern}$`) }
})

export function routeOf(request: Request): Route | 'unknown path' | 'unknown method' {
  const { pathname } = new URL(request.url)
  const sharing = routes.filter(({ pattern }) => pattern.test(pathname))
  const found = sharing.find(({ method }) => method === request.method)
  if (!found) return sharing.length > 0 ? 'unknown method' : 'unknown path'
  const groups = found.pattern.exec(pathname)?.groups ?? {}
  return { id: found.id, params: decoded(groups) }
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, text]) => {
      try {
        return [name, decodeURIComponent(text)]
      } catch {
        return [name, text]
      }
    }),
  )
}
