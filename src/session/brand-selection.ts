import { create } from 'zustand'

import { isInaccessible } from '~/api/api-error'
import type { Brand, BrandPage } from '~/api/generated/types.gen'
import { hasNextPage } from '~/api/list-pages'
import { own, parseJson } from '~/platform/json'
import { createListeners } from '~/platform/listeners'
import { isId, safeLocalStorage, type SafeStorage } from '~/platform/storage'

import { BRAND_SELECTION_KEY } from './storage-keys'

const VERSION = 1

type BrandSelection = {
  selectedBrandId: number | null
  select: (id: number | null) => void
  /** How often the user has chosen a brand in this tab. A correction by the app does not count. */
  choices: number
  noteChoice: () => void
}

/** @returns null unless it is a positive integer stored by this version (C067) */
export function parseBrandSelection(raw: string | null): number | null {
  const stored = raw === null ? undefined : parseJson(raw)?.value
  const id = own(own(stored, 'state'), 'selectedBrandId')
  return own(stored, 'version') === VERSION && isId(id) ? id : null
}

/** The selected brand: one id, stored for reloads. Changes in other tabs are not followed. */
export function createBrandSelection(storage: SafeStorage) {
  const store = create<BrandSelection>()((set) => ({
    selectedBrandId: null,
    choices: 0,
    noteChoice: () => set(({ choices }) => ({ choices: choices + 1 })),
    select(id) {
      set({ selectedBrandId: id })
      if (id === null) storage.removeItem(BRAND_SELECTION_KEY)
      else storage.setItem(BRAND_SELECTION_KEY, JSON.stringify({ state: { selectedBrandId: id }, version: VERSION }))
    },
  }))

  return {
    use: store,
    /** Called when the session starts, so that the first render matches the pre-rendered page. */
    restore() {
      const raw = storage.getItem(BRAND_SELECTION_KEY)
      const selectedBrandId = parseBrandSelection(raw)
      if (raw !== null && selectedBrandId === null) storage.removeItem(BRAND_SELECTION_KEY)
      store.setState({ selectedBrandId })
    },
    /** `copy` is false when the stored choice already belongs to another user. */
    clear({ copy }: { copy: boolean }) {
      store.setState({ selectedBrandId: null })
      if (copy) storage.removeItem(BRAND_SELECTION_KEY)
    },
  }
}

export type BrandSelectionStore = ReturnType<typeof createBrandSelection>

export const brandSelection = createBrandSelection(safeLocalStorage)

export const useBrandSelection = brandSelection.use

/** Gets a brand of which a message says that it is gone or inactive: it is replaced without a second message. */
export const endedBrands = createListeners<[id: number]>()

/** The brand to select, or a brand to confirm with the server before it is replaced. */
type BrandChoice = { select: number | null } | { confirm: number; otherwise: number | null }

const hasMore = (page: BrandPage) => hasNextPage(page) || (page.pagination?.count ?? 0) > page.results.length

/**
 * Chooses when the brand list has loaded. A selected brand that is not in the list may be on a later page: confirm it.
 * If none of the user's own brands is in the list, confirm `own`, the first of them. Do not call this after a failed
 * load.
 */
export function chooseBrand(selected: number | null, page: BrandPage, own?: number): BrandChoice {
  const first = page.results[0]?.id ?? null
  if (selected === null)
    return first === null && own !== undefined && hasMore(page) ? { confirm: own, otherwise: null } : { select: first }
  if (page.results.some(({ id }) => id === selected)) return { select: selected }
  return hasMore(page) ? { confirm: selected, otherwise: first } : { select: first }
}

/** The choice after confirmation: the brand is replaced only when it was refused, not when the call failed. */
export function confirmedBrand(
  { confirm, otherwise }: Extract<BrandChoice, { confirm: number }>,
  answer: { brand: Pick<Brand, 'is_active'> } | { error: Parameters<typeof isInaccessible>[0] },
): number | null {
  const ended = 'brand' in answer ? !answer.brand.is_active : isInaccessible(answer.error)
  return ended ? otherwise : confirm
}
