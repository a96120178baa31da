import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'

import { createAppIntl } from './create-app-intl'
import { useLanguage } from './language-store'
import { catalogue } from './load-messages'
import { useSpokenLanguage } from './spoken-language'
import { useTimeZone } from './time-zone'

/**
 * Provides the texts of the current language. Later languages, texts and overrides update in place: nothing is
 * remounted, so form input stays (LAN-28).
 */
export function AppIntlProvider({ children }: { children: ReactNode }) {
  const locale = useLanguage()
  const timeZone = useTimeZone()
  const read = () => catalogue.messages(locale)
  const messages = useSyncExternalStore(catalogue.subscribe, read, read)
  const spoken = useSpokenLanguage()
  // `lang` already names the chosen language; French texts shown in its place would be read out with the wrong voice
  useEffect(() => {
    document.documentElement.lang = spoken
  })
  const intl = useMemo(
    () => createAppIntl({ locale, messages, builtIn: catalogue.builtIn(), timeZone, onAsk: catalogue.noteAsked }),
    [locale, messages, timeZone],
  )
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
