import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createShownMarks } from '~/features/dashboard/SetupChecklist'

import { memoryStorage } from '../../../support/memory-storage'

describe('the record of what a user has seen', () => {
  it('is stored by user and by item (REG-50)', () => {
    const storage = memoryStorage()
    createShownMarks(storage).add('welcome', 7)
    const later = createShownMarks(storage)
    expect(later.has('welcome', 7)).toBe(true)
    expect(later.has('welcome', 8)).toBe(false)
    expect(later.has('steps-hidden', 7)).toBe(false)
    later.add('steps-hidden', 7)
    later.add('welcome', 8)
    expect([later.has('welcome', 7), later.has('welcome', 8), later.has('steps-hidden', 7)]).toEqual([true, true, true])
  })

  it('loses an item that is taken back, for that user alone (REG-50)', () => {
    const seen = createShownMarks(
      memoryStorage({ 'dashboard-seen': '{"u7":{"steps-hidden":true},"u8":{"steps-hidden":true}}' }),
    )
    seen.remove('steps-hidden', 7)
    expect([seen.has('steps-hidden', 7), seen.has('steps-hidden', 8)]).toEqual([false, true])
  })

  it('holds only ids and flags, of the last users of a shared computer', () => {
    const storage = memoryStorage()
    const seen = createShownMarks(storage)
    for (let id = 1; id <= 60; id++) seen.add('welcome', id)
    expect([seen.has('welcome', 10), seen.has('welcome', 11), seen.has('welcome', 60)]).toEqual([false, true, true])
    expect(storage.values.get('dashboard-seen')).toMatch(/^\{(?:"u\d+":\{"welcome":true\},?)+\}$/)
  })

  it('reads any stored value without failing, and as nothing seen', () => {
    const odd = ['', '{', 'null', '[]', '7', '{"u7":"welcome"}', '{"u7":["welcome"]}', '{"u7":{"welcome":"true"}}']
    for (const stored of odd)
      expect(createShownMarks(memoryStorage({ 'dashboard-seen': stored })).has('welcome', 7)).toBe(false)
    fc.assert(
      fc.property(fc.json(), (stored) => {
        const seen = createShownMarks(memoryStorage({ 'dashboard-seen': stored }))
        seen.add('welcome', 7)
        expect(seen.has('welcome', 7)).toBe(true)
      }),
    )
  })
})
