import { defineConfig } from 'vitest/config'

import { locales } from '../../../scripts/vite-locales.ts'
import { PAGE } from '../page-tests.ts'

/** Runs what the check of left work must see, and what it must let pass, as the tests of the page are run. */
export default defineConfig({
  // the set-up of page tests loads the layers, which have texts
  plugins: [locales()],
  resolve: { tsconfigPaths: true },
  test: { ...PAGE, name: 'leaky', include: ['tests/support/leaky/*.leaky.ts'], fileParallelism: false },
})
