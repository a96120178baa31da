import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { requireNode } from './scripts/node-version.ts'
import { chromiumLaunch } from './tests/support/chromium.ts'

requireNode()

const root = fileURLToPath(new URL('.', import.meta.url))

/** By itself vitest leaves one core free, which is half of a small machine. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** A second try, which the end of `npm test` names: one late answer on a busy machine does not hold up everything else. */
const retry = 1

/** A fresh object each time: vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  viewport: { width: 1280, height: 800 },
  provider: playwright({ launchOptions: chromiumLaunch() }),
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          maxWorkers,
          retry,
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
          environment: 'node',
          // fuzz and lint tests take their time on two busy cores
          testTimeout: 30_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'dom',
          maxWorkers,
          retry,
          include: ['tests/unit/**/*.dom.test.ts', 'tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 30_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'long', include: ['tests/long/**/*.test.ts'], environment: 'node', testTimeout: 600_000 },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        test: {
          name: 'storybook',
          maxWorkers,
          retry,
          browser: browser(),
          setupFiles: ['tests/support/forced-colours.ts'],
          // a busy machine draws a page of 140 people slowly
          testTimeout: 60_000,
        },
      },
    ],
  },
})
