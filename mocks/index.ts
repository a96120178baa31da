import { http, type HttpHandler, type HttpResponseResolver } from 'msw'

import { createBareBackend, type Backend, type BackendOptions } from './backend.ts'
import { controlsOf } from './controls.ts'
import { operationIds } from './core/route.ts'
import { operations, type OperationId } from './generated/operations.gen.ts'

const ANYWHERE = '*/api/v1'

/** An MSW handler for one operation. */
export function toMswHandler(id: OperationId, resolver: HttpResponseResolver, baseUrl = ANYWHERE): HttpHandler {
  const { method, url, base } = operations[id]
  const origin = /^https?:/.test(baseUrl) ? new URL(baseUrl).origin : '*'
  return http[method](`${base === 'origin' ? origin : baseUrl.replace(/\/$/, '')}${url}`, resolver)
}

/** One MSW handler per operation, so that a story can put its own answer before any of them. */
export const toMswHandlers = (backend: Backend, baseUrl = ANYWHERE): HttpHandler[] =>
  operationIds.map((id) => toMswHandler(id, ({ request, params }) => backend.answer(id, request, params), baseUrl))

export function createBackend(options: BackendOptions = {}) {
  const backend = createBareBackend(options)
  return { ...backend, controls: controlsOf(backend), handlers: (baseUrl?: string) => toMswHandlers(backend, baseUrl) }
}
