import type { LanguageConfig } from '~/api/generated/types.gen'
import { isObject, own, parseJson } from '~/platform/json'
import { safeLocalStorage } from '~/platform/storage'

import { KEPT_LANGUAGE_KEY } from './detect-locale'

/** The part of a language configuration that the interface uses. */
export type KeptLanguage = Pick<LanguageConfig, 'language' | 'timezone'>

/**
 * The stored language configuration of one user, so that a later visit need not wait for the call (K53). It never
 * expires, is ignored for other users, and is removed at sign-out.
 */
export const keptLanguage = {
  read(userId: number): KeptLanguage | undefined {
    const kept = parseJson(safeLocalStorage.getItem(KEPT_LANGUAGE_KEY) ?? '')?.value
    const language = own(kept, 'language')
    const timezone = own(kept, 'timezone')
    if (!isObject(kept) || own(kept, 'user') !== userId) return undefined
    return typeof language === 'string' && typeof timezone === 'string' ? { language, timezone } : undefined
  },
  keep(userId: number, { language, timezone }: KeptLanguage): void {
    const text = JSON.stringify({ user: userId, language, timezone })
    if (safeLocalStorage.getItem(KEPT_LANGUAGE_KEY) !== text) safeLocalStorage.setItem(KEPT_LANGUAGE_KEY, text)
  },
}
