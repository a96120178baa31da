import { http, type HttpHandler, type HttpResponseResolver } from 'msw'

import { createBareBackend, type Backend, type BackendOptions } from './backend.ts'
import { controlsOf } from './controls.ts'
import { routeOf } from './core/route.ts'
import { operations, type OperationId } from './generated/operations.gen.ts'

const ANYWHERE = '*/api/v1'

/** An MSW handler for one operation, on any host. */
export function toMswHandler(id: OperationId, resolver: HttpResponseResolver): HttpHandler {
  const { method, url, base } = operations[id]
  return http[method](`${base === 'origin' ? '*' : ANYWHERE}${url}`, resolver)
}

/**
 * One MSW handler for all operations: MSW prepares each call anew for each handler. A story puts its own answers before
 * it.
 * @param baseUrl of the API; without it, that of any host
 */
export function toMswHandlers(backend: Backend, baseUrl?: string): HttpHandler[] {
  const base = baseUrl === undefined ? undefined : new URL(baseUrl.replace(/\/$/, ''))
  const find = (request: Request) =>
    base && new URL(request.url).origin !== base.origin ? 'unknown path' : routeOf(request, base?.pathname)
  return [
    http.all(
      ({ request }) => typeof find(request) === 'object',
      ({ request }) => {
        const route = find(request)
        return typeof route === 'object' ? backend.answer(route.id, request, route.params) : undefined
      },
    ),
  ]
}

export function createBackend(options: BackendOptions = {}) {
  const backend = createBareBackend(options)
  return { ...backend, controls: controlsOf(backend), handlers: (baseUrl?: string) => toMswHandlers(backend, baseUrl) }
}
