import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { requireNode } from './scripts/node-version.ts'
import { chromiumLaunch, findChromium } from './tests/support/chromium.ts'
import { LongFirst } from './tests/support/long-first.ts'
import { PAGE, SHARED } from './tests/support/page-tests.ts'

requireNode()

const root = fileURLToPath(new URL('.', import.meta.url))

/** By itself vitest leaves one core free, which is half of a small machine. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** A second try, which the end of `npm test` names: one late answer on a busy machine does not hold up everything else. */
const retry = Number(process.env['TEST_RETRIES'] ?? 1)

/** Only stories need Chromium: `scripts/stories.ts` stops without it, and unit tests run. */
const launch = findChromium() === undefined ? {} : { launchOptions: chromiumLaunch() }

/** A fresh object each time: vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  viewport: { width: 1280, height: 800 },
  // as in the pictures of Chromatic: frames of a pulsing placeholder cost time and show nothing that is tested
  provider: playwright({ ...launch, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
})

/** In the browser's API: React, storage, events. */
const DOM = ['tests/unit/**/*.dom.test.ts', 'tests/unit/**/*.test.tsx']

/** What replaces modules, or needs them as they are when first loaded. */
const ISOLATED = ['tests/unit/**/*.isolated.test.{ts,tsx}']

const sample = process.env['STORY_SAMPLE'] ? ['tests/support/story-sample.ts'] : []

// fuzz and lint tests take their time on two busy cores
const unit = { maxWorkers, retry, testTimeout: 30_000 }

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...unit,
          ...SHARED,
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...DOM, ...ISOLATED],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...unit,
          ...PAGE,
          name: 'dom',
          include: DOM,
          exclude: ISOLATED,
        },
      },
      {
        extends: './vite.config.ts',
        test: { ...unit, name: 'isolated', include: ISOLATED },
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
          // the files of a worker share a page, as they do in Storybook: loading it for each took a third of the time
          isolate: false,
          browser: browser(),
          setupFiles: ['tests/support/story-window.ts', ...sample],
          // a busy machine draws a page of 140 people slowly
          testTimeout: 60_000,
        },
      },
    ],
  },
})
