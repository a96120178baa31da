import { describe, expect, it } from 'vitest'

import { createSafeStorage } from '~/platform/storage'

import { createFakeStorage } from '../session/support/fake-storage'

describe('the safe storage', () => {
  it('uses memory when storage throws or is missing (C070)', () => {
    const blocked = createSafeStorage(() => {
      throw new DOMException('', 'SecurityError')
    })
    const missing = createSafeStorage(() => undefined)
    for (const storage of [blocked, missing]) {
      expect(storage.getItem('a')).toBeNull()
      storage.setItem('a', '1')
      expect(storage.getItem('a')).toBe('1')
      storage.removeItem('a')
      expect(storage.getItem('a')).toBeNull()
      storage.flush()
    }
  })

  it('removes a value that it cannot replace when full, and stores it once there is room (C071)', () => {
    const { storage: real, entries, fill } = createFakeStorage()
    const storage = createSafeStorage(() => real)
    storage.setItem('a', 'old')
    fill(true)
    storage.setItem('a', 'new')
    expect(entries.has('a')).toBe(false)
    expect(storage.getItem('a')).toBe('new')
    storage.flush()
    expect(storage.getItem('a')).toBe('new')
    fill(false)
    storage.flush()
    expect(entries.get('a')).toBe('new')
    entries.delete('a')
    expect(storage.getItem('a')).toBeNull()
  })
})
