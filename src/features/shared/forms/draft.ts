import { own, parseJson } from '~/platform/json'
import { safeSessionStorage, type SafeStorage } from '~/platform/storage'

/** Storage keys. A draft never holds a password. */
const KEYS = {
  brands: 'brands.draft',
  business: 'onboarding.draft',
  invite: 'invitations.draft',
  inviteOpen: 'invitations.open',
  profile: 'settings.profile.draft',
} as const

/**
 * A draft of a form, in session storage. It survives a reload and the end of the session (SES-47), and is returned only
 * to the user who typed it.
 */
export function createDraft(form: keyof typeof KEYS, storage: SafeStorage = safeSessionStorage) {
  const key = KEYS[form]
  return {
    /** Undefined for no draft or another user's. The content is untrusted. */
    read(userId: number | null): unknown {
      const raw = storage.getItem(key)
      const stored = raw === null ? undefined : parseJson(raw)?.value
      return own(stored, 'userId') === userId ? own(stored, 'values') : undefined
    },
    write: (userId: number | null, values: unknown) => storage.setItem(key, JSON.stringify({ userId, values })),
    clear: () => storage.removeItem(key),
  }
}

/** Called on sign-out and when another user signs in. */
export function clearDrafts(storage: SafeStorage = safeSessionStorage): void {
  for (const key of Object.values(KEYS)) storage.removeItem(key)
}
