import { setupServer } from 'msw/node'

import { createBackend } from './index.ts'

/** For unit tests: `const { server, backend } = startNodeSandbox()`; the caller listens and closes. */
export function createNodeSandbox(...options: Parameters<typeof createBackend>) {
  const backend = createBackend(...options)
  return { backend, server: setupServer(...backend.handlers()) }
}
