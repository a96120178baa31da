import { useSyncExternalStore } from 'react'

import { useLanguage } from './language-store'
import { catalogue } from './load-messages'
import type { Locale } from './locales'

/** The language that is read: French where the texts of the chosen one did not come. */
export function useSpokenLanguage(): Locale {
  const locale = useLanguage()
  const read = () => catalogue.spoken(locale)
  return useSyncExternalStore(catalogue.subscribe, read, read)
}
