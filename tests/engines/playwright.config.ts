import { defineConfig } from '@playwright/test'

import { requireNode } from '../../scripts/node-version.ts'
import { ENGINES, hasEngine, type Engine } from '../support/engines.ts'
import { PATIENCE } from '../support/patience.ts'

requireNode()

/** Journeys on the production build in three engines: see docs/engines.md. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../.cache/engines',
  workers: 2,
  timeout: 4 * PATIENCE,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/engines.json' }]],
  // `scripts/ensure-browsers.ts` names those that are missing
  projects: ENGINES.filter(hasEngine).map((engine) => ({ name: engine, workers: 1, use: { engine } })),
})
