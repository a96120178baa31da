import { describe, expect, it, vi } from 'vitest'

import { createAnnouncedPayments } from '~/features/subscription/verify-payment'
import { createSafeStorage } from '~/platform/storage'

/** One tab: what it stored outlives the page. */
function aTab(stored: Record<string, string> = {}) {
  const keys = new Map(Object.entries(stored))
  const real = {
    getItem: (key: string) => keys.get(key) ?? null,
    setItem: (key: string, value: string) => void keys.set(key, value),
    removeItem: (key: string) => void keys.delete(key),
    clear: () => keys.clear(),
    key: () => null,
    length: 0,
  }
  const openPage = () => createAnnouncedPayments(createSafeStorage(() => real))
  return { openPage, stored: () => [...keys.values()].join('') }
}

function broken() {
  throw new TypeError('frozen')
}

describe('a payment (BIL-07, K30)', () => {
  it('is announced once, also by a page that was reloaded', () => {
    const tab = aTab()
    const announce = vi.fn()
    tab.openPage()(1, 'cs_1', announce)
    tab.openPage()(1, 'cs_1', announce)
    expect(announce).toHaveBeenCalledTimes(1)
  })

  it('is announced beside another one, and for another user', () => {
    const announceOnce = aTab().openPage()
    const announce = vi.fn()
    announceOnce(1, 'cs_1', announce)
    announceOnce(1, 'cs_2', announce)
    announceOnce(2, 'cs_1', announce)
    expect(announce).toHaveBeenCalledTimes(3)
  })

  it('that could not be announced is announced later', () => {
    const announceOnce = aTab().openPage()
    expect(() => announceOnce(1, 'cs_1', broken)).toThrow('frozen')
    const announce = vi.fn()
    announceOnce(1, 'cs_1', announce)
    expect(announce).toHaveBeenCalledTimes(1)
  })

  it('is announced where the storage holds anything else', () => {
    const announce = vi.fn()
    aTab({ 'payments-told': '{"u1":{"payments":"cs_1"}}' }).openPage()(1, 'cs_1', announce)
    expect(announce).toHaveBeenCalledTimes(1)
  })

  it('is forgotten after twenty others', () => {
    const tab = aTab()
    const announceOnce = tab.openPage()
    for (let payment = 0; payment < 25; payment += 1) announceOnce(1, `cs_${payment}`, () => {})
    expect(tab.stored()).not.toContain('"cs_4"')
    expect(tab.stored()).toContain('"cs_5"')
  })
})
