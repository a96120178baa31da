import { create } from 'zustand'

import { isId } from '~/platform/ids'
import { own, parseJson } from '~/platform/json'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

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

/** The selected brand: one id, kept across reloads. Changes in other tabs are not followed. */
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
