import { operations, type OperationId } from '../generated/operations.gen.ts'

export type Route = { id: OperationId; params: Record<string, string> }

// the table has every operation under its id, which Object.keys cannot express
export const operationIds = Object.keys(operations) as OperationId[]

const API_BASE = '/api/v1'

/** `/brands/:id/` becomes a pattern for the whole path, trailing slash included (decision 2). */
const routes = operationIds.map((id) => {
  const { base, url, method } = operations[id]
  const pattern = url.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
  return { id, base, method: method.toUpperCase(), pattern: new RegExp(`^${pattern}$`) }
})

/** @param apiBase path of the API, without a slash at its end */
export function routeOf(request: Request, apiBase = API_BASE): Route | 'unknown path' | 'unknown method' {
  const { pathname } = new URL(request.url)
  const inApi = pathname.startsWith(`${apiBase}/`) ? pathname.slice(apiBase.length) : ''
  const sharing = routes.flatMap(({ id, base, method, pattern }) => {
    const match = pattern.exec(base === 'origin' ? pathname : inApi)
    return match ? [{ id, method, groups: match.groups ?? {} }] : []
  })
  const found = sharing.find(({ method }) => method === request.method)
  if (!found) return sharing.length > 0 ? 'unknown method' : 'unknown path'
  return { id: found.id, params: decoded(found.groups) }
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
