import { defineConfig } from 'vitest/config'

/** The tests that `npm run mutation` asks: pure ones, in Node. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/unit/{session,api,validation,permissions}/**/*.test.ts'],
    exclude: ['**/*.dom.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
  },
})
