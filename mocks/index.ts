import { http, type HttpHandler } from 'msw'

import { createBareBackend, type Backend, type BackendOptions } from './backend.ts'
import { controlsOf } from './controls.ts'
import { operationIds } from './core/route.ts'
import { operations } from './generated/operations.gen.ts'

/** One MSW handler for each operation, so that a story can put its own answer before any of them. */
export function toMswHandlers(backend: Backend, baseUrl = '*/api/v1'): HttpHandler[] {
  const origin = /^https?:/.test(baseUrl) ? new URL(baseUrl).origin : '*'
  return operationIds.map((id) => {
    const { method, url, base } = operations[id]
    const address = `${base === 'origin' ? origin : baseUrl.replace(/\/$/, '')}${url}`
    return http[method](address, ({ request, params }) => backend.answer(id, request, params))
  })
}

export function createBackend(options: BackendOptions = {}) {
  const backend = createBareBackend(options)
  return { ...backend, controls: controlsOf(backend), handlers: (baseUrl?: string) => toMswHandlers(backend, baseUrl) }
}
