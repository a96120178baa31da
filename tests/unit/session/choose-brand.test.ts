import { describe, expect, it } from 'vitest'

import type { Brand, BrandPage } from '~/api/generated/types.gen'
import { normaliseAs } from '~/api/normalise/normalise'
import { createSafeStorage } from '~/platform/storage'
import { chooseBrand, confirmedBrand, createBrandSelection } from '~/session/brand-selection'
import { BRAND_SELECTION_KEY } from '~/session/storage-keys'

import { createFakeStorage } from './support/fake-storage'

const page = (ids: number[], count = ids.length, next: string | null = null): BrandPage => ({
  results: ids.map((id): Brand => normaliseAs('Brand', { id })),
  pagination: { count, previous: null, next },
})

describe('the choice of a brand, once the list has loaded,', () => {
  it('is the first brand when none was selected (SEL-02, C202)', () => {
    expect(chooseBrand(null, page([5, 7]))).toEqual({ select: 5 })
  })

  it('stays the selected brand while the list has it (SEL-02)', () => {
    expect(chooseBrand(7, page([5, 7], 47, '?page=2'))).toEqual({ select: 7 })
  })

  it('is the first brand when the complete list lacks the selected one (SEL-02, C203)', () => {
    expect(chooseBrand(9, page([5, 7]))).toEqual({ select: 5 })
    expect(chooseBrand(9, { results: page([5]).results })).toEqual({ select: 5 })
  })

  it('is confirmed by the server when the selected brand may be on a later page (SEL-06, K20)', () => {
    expect(chooseBrand(9, page([5, 7], 47))).toEqual({ confirm: 9, otherwise: 5 })
    expect(chooseBrand(9, page([5, 7], 2, '?page=2'))).toEqual({ confirm: 9, otherwise: 5 })
  })

  it('is the user’s own brand, once the server confirms it, when the page has no brand (SEL-02, K20)', () => {
    expect(chooseBrand(null, page([], 40), 25)).toEqual({ confirm: 25, otherwise: null })
    expect(chooseBrand(null, page([]), 25)).toEqual({ select: null })
    expect(chooseBrand(null, page([5], 40), 25)).toEqual({ select: 5 })
  })

  it('is no brand when the list is empty (SEL-07, C205)', () => {
    expect(chooseBrand(9, page([]))).toEqual({ select: null })
    expect(chooseBrand(null, page([]))).toEqual({ select: null })
  })

  it.each([
    [{ brand: { is_active: true } }, 9],
    [{ brand: { is_active: false } }, 5],
    [{ error: { status_code: 404 } }, 5],
    [{ error: { status_code: 403 } }, 5],
    [{ error: { status_code: 500 } }, 9],
    [{ error: { status_code: 429 } }, 9],
    [{ error: { status_code: 0 } }, 9],
  ])('after the answer %j of the server is %s (SEL-06, K20)', (answer, selected) => {
    expect(confirmedBrand({ confirm: 9, otherwise: 5 }, answer)).toBe(selected)
  })
})

describe('the selected brand', () => {
  it('is stored across reloads until it is cleared (SEL-01, SEL-03)', () => {
    const { storage, entries } = createFakeStorage()
    const selection = createBrandSelection(createSafeStorage(() => storage))
    selection.use.getState().select(7)
    const reloaded = createBrandSelection(createSafeStorage(() => storage))
    expect(reloaded.use.getState().selectedBrandId).toBeNull()
    reloaded.restore()
    expect(reloaded.use.getState().selectedBrandId).toBe(7)
    expect(JSON.parse(entries.get(BRAND_SELECTION_KEY) ?? '')).toEqual({ state: { selectedBrandId: 7 }, version: 1 })
    reloaded.use.getState().select(null)
    expect(entries.size).toBe(0)
  })
})
