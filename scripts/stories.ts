import { spawnSync } from 'node:child_process'

import { requireNode } from './node-version.ts'

/*
 * Every story, its play function and its accessibility checks, in a browser. With React's production build, as users
 * have it: a third faster than the development build, which Storybook itself shows. Unit tests cover what only the
 * development build does (the second round of StrictMode). Arguments go to vitest.
 */
requireNode()

const { status, error } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--mode', 'production', '--project', 'storybook', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
)
if (error) throw error
process.exit(status ?? 1)
