import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { APP_VERSION } from '~/features/shared/installation'

it('the version shown is the version of the package (NFR-06)', () => {
  const { version }: { version?: unknown } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(APP_VERSION).toBe(version)
})
