import { setupServer } from 'msw/node'

import { createBackend } from './index.ts'

/** For unit tests: `const { server, backend } = createNodeSandbox()`. The caller calls listen and close. */
export function createNodeSandbox(...options: Parameters<typeof createBackend>) {
  const backend = createBackend(...options)
  return { backend, server: setupServer(...backend.handlers()) }
}
