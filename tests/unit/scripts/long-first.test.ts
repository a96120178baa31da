import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, describe, expect, it, vi } from 'vitest'
import { BaseSequencer, type TestProject, type TestSpecification, type Vitest } from 'vitest/node'

import { LONG, LongFirst } from '../../support/long-first'

const UNIT = join(import.meta.dirname, '..')

/** What the sequencer reads of a file. */
const fileOf = (project: object, name: string) =>
  ({ project: project as TestProject, moduleId: join(UNIT, name) }) as TestSpecification

describe('the order of test files', () => {
  const vitest = vi.spyOn(BaseSequencer.prototype, 'sort').mockImplementation((files) => Promise.resolve(files))
  afterAll(() => vitest.mockRestore())

  it('is vitest’s, but that long files are the first of their project', async () => {
    const [one, other] = [{}, {}]
    const [a, b, c] = ['a.test.ts', 'b.test.ts', 'c.test.ts'].map((name) => fileOf(one, name))
    const [long, longToo] = LONG.map((name) => fileOf(one, name))
    const [d, longThere] = ['d.test.ts', LONG[0]].map((name) => fileOf(other, name ?? ''))
    const given = [a, long, b, longToo, c, d, longThere].map((file) => file ?? fileOf({}, ''))
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own
    const sorted = await new LongFirst({} as Vitest).sort(given)
    expect(sorted).toEqual([long, longToo, a, b, c, longThere, d])
    expect(sorted.map((file) => given.indexOf(file))).toEqual([1, 3, 0, 2, 4, 6, 5])
  })

  it.each(LONG)('%s is a test', (file) => {
    expect(existsSync(join(UNIT, file))).toBe(true)
  })
})
