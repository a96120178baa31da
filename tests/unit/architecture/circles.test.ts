import { describe, expect, it } from 'vitest'

import { circlesIn, importedFilesOf, sourcesUnder } from '../../support/sources'

/** Generated files import the configuration that is written by hand for them. */
const handWritten = (file: string) => importedFilesOf(file).filter((imported) => !imported.includes('/generated/'))

describe('an import', () => {
  it('leads to no circle between files of src, also by types', () => {
    expect(circlesIn(sourcesUnder('src'), handWritten)).toEqual([])
  })

  it('that closes a circle is named', () => {
    const imports: Record<string, string[]> = { a: ['b'], b: ['c'], c: ['a'], d: ['a'] }
    expect(circlesIn(Object.keys(imports), (file) => imports[file] ?? [])).toEqual([['a', 'b', 'c']])
  })
})
