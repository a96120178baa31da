import { useSyncExternalStore } from 'react'

import { useLanguage } from './language-store'
import { catalogue } from './load-messages'
import type { Locale } from './locales'

/** The language of the texts shown: French when those of the chosen language have not loaded. */
export function useSpokenLanguage(): Locale {
  const locale = useLanguage()
  const read = () => catalogue.spoken(locale)
  return useSyncExternalStore(catalogue.subscribe, read, read)
}
