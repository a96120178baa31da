import { readFileSync } from 'node:fs'

import { afterEach, beforeEach, vi } from 'vitest'

export const DISPOSABLE_LIST = readFileSync('src/validation/disposable-domains.gen.txt', 'utf8')

/** Answers each request of a test of this file with the list of disposable addresses. */
export function serveDisposableList(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => new Response(DISPOSABLE_LIST))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
}
