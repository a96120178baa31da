import { describe, expect, it, vi } from 'vitest'

import { createToldPayments } from '~/features/subscription/told-payments'
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
  const openPage = () => createToldPayments(createSafeStorage(() => real))
  return { openPage, stored: () => [...keys.values()].join('') }
}

function broken() {
  throw new TypeError('frozen')
}

describe('BIL-07 K30 · a payment', () => {
  it('is told once, also by a page that was reloaded', () => {
    const tab = aTab()
    const tell = vi.fn()
    tab.openPage()(1, 'cs_1', tell)
    tab.openPage()(1, 'cs_1', tell)
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('is told beside another one, and for another person', () => {
    const tellOnce = aTab().openPage()
    const tell = vi.fn()
    tellOnce(1, 'cs_1', tell)
    tellOnce(1, 'cs_2', tell)
    tellOnce(2, 'cs_1', tell)
    expect(tell).toHaveBeenCalledTimes(3)
  })

  it('that could not be told is told later', () => {
    const tellOnce = aTab().openPage()
    expect(() => tellOnce(1, 'cs_1', broken)).toThrow('frozen')
    const tell = vi.fn()
    tellOnce(1, 'cs_1', tell)
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('is told where the storage holds anything else', () => {
    const tell = vi.fn()
    aTab({ 'payments-told': '{"u1":{"payments":"cs_1"}}' }).openPage()(1, 'cs_1', tell)
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('is forgotten after twenty others', () => {
    const tab = aTab()
    const tellOnce = tab.openPage()
    for (let payment = 0; payment < 25; payment += 1) tellOnce(1, `cs_${payment}`, () => {})
    expect(tab.stored()).not.toContain('"cs_4"')
    expect(tab.stored()).toContain('"cs_5"')
  })
})
