import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nextRowKeys, type RowKeys } from '~/design/data/use-data-table'

const NONE: RowKeys = { ids: [], keys: [], unused: 0 }
const shown = (...ids: string[]) => nextRowKeys(NONE, ids, false)

describe('the key of a row', () => {
  it('is the one of a row of the page before', () => {
    const before = shown('1', '2', '3')
    expect(nextRowKeys(before, ['4', '5'], false).keys).toEqual(before.keys.slice(0, 2))
    expect(nextRowKeys(before, ['4', '5', '6', '7'], false).keys.slice(0, 3)).toEqual(before.keys)
  })

  it('stays with a row that stays, at any position', () => {
    const before = shown('1', '2', '3')
    const after = nextRowKeys(before, ['3', '1', '4'], false)
    expect(after.keys.slice(0, 2)).toEqual([before.keys[2], before.keys[0]])
    expect(before.keys).not.toContain(after.keys[2])
  })

  it('is never one of a row in use', () => {
    const before = shown('1', '2')
    for (const key of nextRowKeys(before, ['3', '4'], true).keys) expect(before.keys).not.toContain(key)
  })

  it('belongs to one row only', () => {
    const page = fc.uniqueArray(fc.integer({ min: 1, max: 12 }).map(String), { maxLength: 8 })
    fc.assert(
      fc.property(fc.array(fc.tuple(page, fc.boolean()), { maxLength: 12 }), (pages) => {
        let state = NONE
        for (const [ids, inUse] of pages) {
          state = nextRowKeys(state, ids, inUse)
          expect(new Set(state.keys).size).toBe(ids.length)
        }
      }),
    )
  })
})
