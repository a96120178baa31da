import { dirname } from 'node:path/posix'

import { describe, expect, it } from 'vitest'

import { sourcesUnder } from '../../support/sources'

const MOST_FILES = 25

describe('a folder of src', () => {
  it(`has at most ${MOST_FILES} files of its own`, () => {
    const counts = new Map<string, number>()
    for (const file of sourcesUnder('src')) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([])
  })
})
