import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'

import { createAppIntl } from './create-app-intl'
import { useLanguage } from './language-store'
import { catalogue } from './load-messages'
import { useTimeZone } from './time-zone'

/**
 * Gives every component the texts of the present language. A language, texts or overrides that arrive later are shown
 * in place: nothing is mounted anew, so what was typed stays (LAN-28).
 */
export function AppIntlProvider({ children }: { children: ReactNode }) {
  const locale = useLanguage()
  const timeZone = useTimeZone()
  const read = () => catalogue.messages(locale)
  const messages = useSyncExternalStore(catalogue.subscribe, read, read)
  const intl = useMemo(
    () => createAppIntl({ locale, messages, builtIn: catalogue.builtIn(), timeZone, onAsk: catalogue.noteAsked }),
    [locale, messages, timeZone],
  )
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
