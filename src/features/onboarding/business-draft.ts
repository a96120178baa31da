import { own, parseJson } from '~/platform/json'
import { safeSessionStorage, type SafeStorage } from '~/platform/storage'

const KEY = 'onboarding.draft'

/** The business name as far as it was typed: it outlives a reload and a session that ends meanwhile (SES-47). */
export function createBusinessDraft(storage: SafeStorage) {
  return {
    read(userId: number | null): string {
      const raw = storage.getItem(KEY)
      const stored = raw === null ? undefined : parseJson(raw)?.value
      const text = own(stored, 'text')
      return own(stored, 'userId') === userId && typeof text === 'string' ? text : ''
    },
    write: (userId: number | null, text: string) => storage.setItem(KEY, JSON.stringify({ userId, text })),
    clear: () => storage.removeItem(KEY),
  }
}

export const businessDraft = createBusinessDraft(safeSessionStorage)
