import { expect, it } from 'vitest'

import { generate } from '../../../openapi/generate.ts'
import { staleFiles } from '../../../openapi/stale-files.ts'

it('the generated folders are up to date', { timeout: 60_000 }, async () => {
  expect(await staleFiles(generate)).toEqual([])
})
