import { spawnSync } from 'node:child_process'

import { describe, expect, it } from 'vitest'

const runWithoutChromium = (...command: string[]) =>
  spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: '/no/chromium' },
  })

describe('a machine without Chromium', () => {
  it('is told what the stories need, in one sentence', () => {
    const { status, stderr } = runWithoutChromium('scripts/stories.ts')
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/^No Chromium was found: install .*\n$/),
    })
  })

  it('reads the configuration of the unit tests', () => {
    const { status, stderr } = runWithoutChromium('--input-type=module', '-e', `await import('./vitest.config.ts')`)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
})
