import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { KEPT } from '../../../scripts/kept-code.ts'
import { complaints, unusedIn } from '../../../scripts/product-code.ts'

const report = {
  issues: [
    { file: 'src/a.ts', files: [{}], exports: [], types: [] },
    { file: 'src/b.ts', files: [], exports: [{ name: 'one' }], types: [{ name: 'Two' }] },
  ],
}

describe('a piece of product code that no screen uses', () => {
  it('is found by file and by export', () => {
    expect(unusedIn(report)).toEqual(['src/a.ts', 'src/b.ts#one', 'src/b.ts#Two'])
  })

  it('is named, unless the list keeps it or its file', () => {
    const kept = { 'src/b.ts#one': 'K6' }
    expect(complaints(unusedIn(report), kept).map((line) => line.split(':')[0])).toEqual(['src/a.ts', 'src/b.ts#Two'])
    expect(complaints(unusedIn(report), { 'src/a.ts': 'K6', 'src/b.ts': 'K6' })).toEqual([])
  })

  it('leaves the list when it is used', () => {
    expect(complaints([], { 'src/a.ts': 'K6' })).toEqual([expect.stringContaining('src/a.ts: used, or gone')])
  })

  it('is kept by an id that the documents know', () => {
    const documents = ['requirements', 'decisions'].map((name) => readFileSync(`docs/${name}.md`, 'utf8')).join('\n')
    const unknown = Object.values(KEPT).filter((reason) => {
      const [, decision, id] = /^(?:decision (\d+)|([A-Z]+-?\d+))(?:: |$)/.exec(reason) ?? []
      if (decision) return !new RegExp(`^${decision}\\. `, 'm').test(documents)
      return !id || !new RegExp(`^\\| ${id} +\\|`, 'm').test(documents)
    })
    expect(unknown).toEqual([])
  })
})
