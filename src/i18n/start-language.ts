import { detectLocale } from './detect'
import { readLocale } from './detect'
import { language } from './language-store'
import { catalogue, refreshFrench } from './load-messages'
import { DEFAULT_LOCALE } from './locales'
import { resetLanguage, showLanguage } from './show-language'
import { LANGUAGE_KEY, readStoredLanguage } from './stored-language'
import { timeZone } from './time-zone'

/** Detects the language and keeps page, other tabs and session in step with it. Called once, before the first render. */
export function startLanguage(page: Document = document): () => void {
  const html = page.documentElement
  language.show(detectLocale({ stored: readStoredLanguage(), browser: navigator.languages, htmlTag: html.lang }))

  const follow = () => {
    html.lang = language.get()
  }
  follow()
  const stopFollowing = language.subscribe(follow)

  // another tab wrote: shown here, never written again (C062)
  const onStorage = (event: StorageEvent) => {
    if (event.key === LANGUAGE_KEY || event.key === null)
      void showLanguage(readLocale(event.newValue) ?? DEFAULT_LOCALE)
  }
  const onLogout = () => {
    resetLanguage()
    timeZone.reset()
    catalogue.clearOverrides()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('auth:logout', onLogout)
  refreshFrench()

  return () => {
    stopFollowing()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('auth:logout', onLogout)
  }
}
