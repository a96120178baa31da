import { spawnSync } from 'node:child_process'

import { requireNode } from './node-version.ts'

/*
 * Every story, its play function and its accessibility checks, in a browser. With React's production build, as users have
 * it: a third faster than the development build, which Storybook itself shows. Arguments go to vitest.
 */
requireNode()

const { status } = spawnSync(
  'vitest',
  ['run', '--mode', 'production', '--project', 'storybook', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  },
)
process.exit(status ?? 1)
