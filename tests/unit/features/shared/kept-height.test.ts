import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createKeptHeight } from '~/features/shared/kept-height'
import { createSafeStorage, type SafeStorage } from '~/platform/storage'

import { memoryStorage } from '../../../support/memory-storage'

const KEY = 'banner-height'

const heightIn = (storage: SafeStorage) => createKeptHeight(KEY, 400, storage)

describe('the height reserved for a section of the page', () => {
  it('is that of the last visit, for the same user only, and holds nothing else (NFR-12, C076)', () => {
    const storage = memoryStorage()
    heightIn(storage).keep(7, 48.5, '/dashboard')
    const kept = heightIn(storage)
    expect([kept.of(7, '/dashboard'), kept.of(7, '/settings'), kept.of(8, '/dashboard')]).toEqual([49, 49, 0])
    expect(storage.getItem(KEY)).toBe('{"u7":{"height":49,"without":[]}}')
  })

  it('is nothing where the page says the same itself, until the banner is seen there (NFR-12)', () => {
    const kept = heightIn(memoryStorage())
    kept.keep(7, 49, '/dashboard')
    kept.keep(7, 0, '/brands')
    expect([kept.of(7, '/dashboard'), kept.of(7, '/brands')]).toEqual([49, 0])
    kept.keep(7, 125, '/brands')
    expect([kept.of(7, '/dashboard'), kept.of(7, '/brands')]).toEqual([125, 125])
  })

  it('is nothing once there is no banner (NFR-12)', () => {
    const kept = heightIn(memoryStorage())
    kept.keep(7, 49, '/dashboard')
    kept.forget(7)
    expect(kept.of(7, '/dashboard')).toBe(0)
  })

  it('works in memory where the storage is blocked (C071)', () => {
    const kept = heightIn(
      createSafeStorage(() => {
        throw new Error('blocked')
      }),
    )
    kept.keep(7, 49, '/dashboard')
    expect(kept.of(7, '/dashboard')).toBe(49)
  })

  it('is a small number whatever the storage holds, and the record stays small', () => {
    const record = fc.record({ height: fc.anything(), without: fc.anything() }).map((u7) => JSON.stringify({ u7 }))
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), record),
        fc.array(fc.webPath(), { maxLength: 30 }),
        (stored, pages) => {
          const storage = memoryStorage({ [KEY]: stored })
          const kept = heightIn(storage)
          const reserved = kept.of(7, '/dashboard')
          expect(reserved).toBeTypeOf('number')
          expect(reserved >= 0 && reserved <= 400).toBe(true)
          kept.keep(7, 49, '/dashboard')
          for (const page of pages) kept.keep(7, 0, page)
          expect(kept.of(7, '/dashboard')).toBe(pages.slice(-8).includes('/dashboard') ? 0 : 49)
        },
      ),
    )
  })
})
