import { readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'

import { describe, expect, it } from 'vitest'

import { importersOf, sourcesUnder } from '../../support/sources'

const FEWEST_LINES = 25

/** Small files that stay, each with its reason. At most ten. */
const STAY: Record<string, string> = {}

const files = sourcesUnder('src')
const importers = importersOf(files)

/** A file of a few lines whose only importer is beside it: a reader opens two files for one thing. */
const isCrumb = (file: string) => {
  const [only, ...others] = importers.get(file) ?? []
  const lines = readFileSync(file, 'utf8').split('\n').length - 1
  return lines < FEWEST_LINES && only !== undefined && others.length === 0 && dirname(only) === dirname(file)
}

describe('a small file', () => {
  it(`of less than ${FEWEST_LINES} lines has an importer outside its folder, or two`, () => {
    expect(files.filter((file) => isCrumb(file) && !STAY[file])).toEqual([])
  })

  it('is an exception only while it would break the rule, and there are at most ten', () => {
    expect(Object.keys(STAY).filter((file) => !isCrumb(file))).toEqual([])
    expect(Object.keys(STAY).length).toBeLessThanOrEqual(10)
  })
})
