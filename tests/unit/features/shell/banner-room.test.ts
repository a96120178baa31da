import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createBannerRoom } from '~/features/shell/banner-room'
import { createSafeStorage } from '~/platform/storage'

import { memoryStorage } from '../../../support/memory-storage'

const KEY = 'banner-room'

describe('the height reserved for the banner', () => {
  it('NFR-12 C076 · is that of the last visit, for the same person only, and says nothing else', () => {
    const storage = memoryStorage()
    createBannerRoom(storage).keep(7, '/dashboard', 48.5)
    const room = createBannerRoom(storage)
    expect([room.of(7, '/dashboard'), room.of(7, '/settings'), room.of(8, '/dashboard')]).toEqual([49, 49, 0])
    expect(storage.getItem(KEY)).toBe('{"u7":{"height":49,"without":[]}}')
  })

  it('NFR-12 · is nothing where the page says the same itself, until the banner is seen there', () => {
    const room = createBannerRoom(memoryStorage())
    room.keep(7, '/dashboard', 49)
    room.keep(7, '/brands', 0)
    expect([room.of(7, '/dashboard'), room.of(7, '/brands')]).toEqual([49, 0])
    room.keep(7, '/brands', 125)
    expect([room.of(7, '/dashboard'), room.of(7, '/brands')]).toEqual([125, 125])
  })

  it('NFR-12 · is nothing once there is no banner', () => {
    const room = createBannerRoom(memoryStorage())
    room.keep(7, '/dashboard', 49)
    room.forget(7)
    expect(room.of(7, '/dashboard')).toBe(0)
  })

  it('C071 · works in memory where the storage is blocked', () => {
    const room = createBannerRoom(
      createSafeStorage(() => {
        throw new Error('blocked')
      }),
    )
    room.keep(7, '/dashboard', 49)
    expect(room.of(7, '/dashboard')).toBe(49)
  })

  it('is a small number whatever the storage holds, and the record stays small', () => {
    const record = fc.record({ height: fc.anything(), without: fc.anything() }).map((u7) => JSON.stringify({ u7 }))
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), record),
        fc.array(fc.webPath(), { maxLength: 30 }),
        (stored, pages) => {
          const storage = memoryStorage({ [KEY]: stored })
          const room = createBannerRoom(storage)
          const height = room.of(7, '/dashboard')
          expect(height >= 0 && height <= 400).toBe(true)
          room.keep(7, '/dashboard', 49)
          for (const page of pages) room.keep(7, page, 0)
          expect(room.of(7, '/dashboard')).toBe(pages.slice(-8).includes('/dashboard') ? 0 : 49)
        },
      ),
    )
  })
})
