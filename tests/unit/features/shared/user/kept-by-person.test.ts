import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createKept } from '~/features/shared/user/user-storage'

import { memoryStorage } from '../../../../support/memory-storage'

describe('the stored record of a user', () => {
  it('is found again by that user alone', () => {
    const storage = memoryStorage()
    createKept('key', storage).write(7, { seen: 1 })
    expect(createKept('key', storage).read(7)).toEqual({ seen: 1 })
    expect(createKept('key', storage).read(8)).toEqual({})
  })

  it('is stored for the last fifty users of a computer', () => {
    const kept = createKept('key', memoryStorage())
    for (let id = 1; id <= 60; id++) kept.write(id, { id })
    expect([kept.read(10), kept.read(11), kept.read(60)]).toEqual([{}, { id: 11 }, { id: 60 }])
  })

  it('is the same object until the stored text changes, also in another tab', () => {
    const storage = memoryStorage()
    const kept = createKept('key', storage)
    kept.write(7, { seen: 1 })
    const first = kept.read(7)
    expect(kept.read(7)).toBe(first)
    createKept('key', storage).write(7, { seen: 2 })
    expect(kept.read(7)).toEqual({ seen: 2 })
  })

  it('reads any stored text as nothing, or as a record', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const kept = createKept('key', memoryStorage({ key: stored }))
        expect(typeof kept.read(7)).toBe('object')
        kept.write(7, { a: 1 })
        expect(kept.read(7)).toEqual({ a: 1 })
      }),
    )
  })
})
