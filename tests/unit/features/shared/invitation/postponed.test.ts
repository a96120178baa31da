import { describe, expect, it, vi } from 'vitest'

import { createPostponed } from '~/features/shared/invitation/invitations'

import { memoryStorage } from '../../../../support/memory-storage'

const ZOE = { email: 'zoe@exemple.fr', brand_id: 4 }

describe('the access that a user has postponed', () => {
  it('is each brand of an address once, by user (INV-12)', () => {
    const postponed = createPostponed(memoryStorage())
    postponed.add(1, [ZOE, { ...ZOE, brand_id: 5 }])
    postponed.add(1, [ZOE])
    expect(postponed.read(1)).toEqual([{ ...ZOE, brand_id: 5 }, ZOE])
    expect(postponed.read(2)).toEqual([])
    postponed.remove(1, ZOE)
    expect(postponed.read(1)).toEqual([{ ...ZOE, brand_id: 5 }])
  })

  it('stores nothing but address and brand (INV-12)', () => {
    const postponed = createPostponed(memoryStorage())
    const input = { ...ZOE, user_type: 'brand_member', invitation_message: 'Bonjour' } as const
    postponed.add(1, [input])
    expect(postponed.read(1)).toEqual([ZOE])
  })

  it('is the same list until it changes, and tells each change (INV-12)', () => {
    const postponed = createPostponed(memoryStorage())
    const changed = vi.fn()
    postponed.subscribe(changed)
    postponed.add(1, [])
    expect(changed).not.toHaveBeenCalled()
    postponed.add(1, [ZOE])
    expect(changed).toHaveBeenCalledOnce()
    expect(postponed.read(1)).toBe(postponed.read(1))
  })

  it('skips what it did not store itself (INV-12)', () => {
    const storage = memoryStorage()
    storage.setItem(
      'postponed-access',
      JSON.stringify({ u1: { items: [null, 7, { email: 3 }, { email: 'a@b.fr' }, ZOE] } }),
    )
    expect(createPostponed(storage).read(1)).toEqual([ZOE])
    storage.setItem('postponed-access', JSON.stringify({ u1: { items: 'no list' } }))
    expect(createPostponed(storage).read(1)).toEqual([])
  })
})
