import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createUserStorage } from '~/features/shared/user/user-storage'

import { memoryStorage } from '../../../../support/memory-storage'

describe('the stored record of a user', () => {
  it('is found again by that user alone', () => {
    const storage = memoryStorage()
    createUserStorage('key', storage).write(7, { seen: 1 })
    expect(createUserStorage('key', storage).read(7)).toEqual({ seen: 1 })
    expect(createUserStorage('key', storage).read(8)).toEqual({})
  })

  it('is stored for the last fifty users of a computer', () => {
    const stored = createUserStorage('key', memoryStorage())
    for (let id = 1; id <= 60; id++) stored.write(id, { id })
    expect([stored.read(10), stored.read(11), stored.read(60)]).toEqual([{}, { id: 11 }, { id: 60 }])
  })

  it('is the same object until the stored text changes, also in another tab', () => {
    const storage = memoryStorage()
    const stored = createUserStorage('key', storage)
    stored.write(7, { seen: 1 })
    const first = stored.read(7)
    expect(stored.read(7)).toBe(first)
    createUserStorage('key', storage).write(7, { seen: 2 })
    expect(stored.read(7)).toEqual({ seen: 2 })
  })

  it('reads any stored text as nothing, or as a record', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const kept = createUserStorage('key', memoryStorage({ key: stored }))
        expect(typeof kept.read(7)).toBe('object')
        kept.write(7, { a: 1 })
        expect(kept.read(7)).toEqual({ a: 1 })
      }),
    )
  })
})
