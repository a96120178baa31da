import { own, parseJson } from '~/platform/json'
import { safeSessionStorage, type SafeStorage } from '~/platform/storage'

/** Where each form keeps what was typed. Never a password. */
const KEYS = { business: 'onboarding.draft', invite: 'invitations.draft' } as const

/**
 * What was typed into a form, for this tab: it outlives a reload and a session that ends meanwhile (SES-47), and nobody
 * but the person who typed it is shown it.
 */
export function createDraft(form: keyof typeof KEYS, storage: SafeStorage = safeSessionStorage) {
  const key = KEYS[form]
  return {
    /** Undefined where there is none, or somebody else's. Anything may stand in a storage. */
    read(userId: number | null): unknown {
      const raw = storage.getItem(key)
      const stored = raw === null ? undefined : parseJson(raw)?.value
      return own(stored, 'userId') === userId ? own(stored, 'values') : undefined
    },
    write: (userId: number | null, values: unknown) => storage.setItem(key, JSON.stringify({ userId, values })),
    clear: () => storage.removeItem(key),
  }
}

/** When somebody signs out, or another person signs in. */
export function clearDrafts(storage: SafeStorage = safeSessionStorage): void {
  for (const key of Object.values(KEYS)) storage.removeItem(key)
}
