import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createRoom } from '~/features/shared/room'
import { createSafeStorage, type SafeStorage } from '~/platform/storage'

import { memoryStorage } from '../../../support/memory-storage'

const KEY = 'banner-room'

const roomIn = (storage: SafeStorage) => createRoom(KEY, 400, storage)

describe('the height reserved for a part of the page', () => {
  it('NFR-12 C076 · is that of the last visit, for the same person only, and says nothing else', () => {
    const storage = memoryStorage()
    roomIn(storage).keep(7, 48.5, '/dashboard')
    const room = roomIn(storage)
    expect([room.of(7, '/dashboard'), room.of(7, '/settings'), room.of(8, '/dashboard')]).toEqual([49, 49, undefined])
    expect(storage.getItem(KEY)).toBe('{"u7":{"height":49,"without":[]}}')
  })

  it('NFR-12 · is nothing where the page says the same itself, until the banner is seen there', () => {
    const room = roomIn(memoryStorage())
    room.keep(7, 49, '/dashboard')
    room.keep(7, 0, '/brands')
    expect([room.of(7, '/dashboard'), room.of(7, '/brands')]).toEqual([49, 0])
    room.keep(7, 125, '/brands')
    expect([room.of(7, '/dashboard'), room.of(7, '/brands')]).toEqual([125, 125])
  })

  it('NFR-12 · is nothing once there is no banner', () => {
    const room = roomIn(memoryStorage())
    room.keep(7, 49, '/dashboard')
    room.forget(7)
    expect(room.of(7, '/dashboard')).toBeUndefined()
  })

  it('NFR-12 · tells a part that was not there from one that nobody has seen', () => {
    const room = roomIn(memoryStorage())
    expect(room.of(7)).toBeUndefined()
    room.keep(7, 0)
    expect(room.of(7)).toBe(0)
    room.keep(7, 20)
    expect(room.of(7)).toBe(20)
  })

  it('C071 · works in memory where the storage is blocked', () => {
    const room = roomIn(
      createSafeStorage(() => {
        throw new Error('blocked')
      }),
    )
    room.keep(7, 49, '/dashboard')
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
          const room = roomIn(storage)
          const height = room.of(7, '/dashboard') ?? 0
          expect(height >= 0 && height <= 400).toBe(true)
          room.keep(7, 49, '/dashboard')
          for (const page of pages) room.keep(7, 0, page)
          expect(room.of(7, '/dashboard')).toBe(pages.slice(-8).includes('/dashboard') ? 0 : 49)
        },
      ),
    )
  })
})
