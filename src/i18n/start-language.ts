import { onWindowEvent } from '~/telemetry/events'

import { languageSwitch } from './app-language-switch'
import { detectLocale, readLocale } from './detect-locale'
import { language } from './language-store'
import { catalogue, loadLocale, refreshFrench } from './load-messages'
import { DEFAULT_LOCALE } from './locales'
import { resetLanguage, showLanguage } from './show-language'
import { LANGUAGE_KEY, readStoredLanguage } from './stored-language'
import { timeZone } from './time-zone'

/** Another tab changed the language: show it, but do not write it (C062). */
function onStorage({ key, newValue }: StorageEvent) {
  if (key !== LANGUAGE_KEY && key !== null) return
  const locale = readLocale(newValue) ?? DEFAULT_LOCALE
  if (!languageSwitch.hear(locale)) void showLanguage(locale)
}

/** Neither the user's choice nor the provider's overrides outlive the session. */
function onLogout() {
  languageSwitch.forget()
  resetLanguage()
  timeZone.reset()
  catalogue.clearOverrides()
}

const FIRST_ACTS = ['pointerdown', 'keydown'] as const
/** Waits until the effect of that interaction is shown. */
const PAUSE_MS = 2000

function stopWaiting() {
  for (const event of FIRST_ACTS) window.removeEventListener(event, refreshOnce)
}

function refreshOnce() {
  stopWaiting()
  setTimeout(refreshFrench, PAUSE_MS)
}

/** Requests the texts that failed to load, for example in a tunnel. Until then French is shown. */
const loadLostTexts = () => void loadLocale(language.get())

const loadIfSeen = () => {
  if (!document.hidden) loadLostTexts()
}

/** Detects the language and keeps page, tabs and session in sync. Called once, before the first render. */
export function startLanguage(): () => void {
  const html = document.documentElement
  language.show(detectLocale({ stored: readStoredLanguage(), browser: navigator.languages, htmlTag: html.lang }))

  // the chosen language; after rendering, `AppIntlProvider` sets the language of the texts that have loaded
  const follow = () => {
    html.lang = language.get()
  }
  follow()
  const stopFollowing = language.subscribe(follow)
  window.addEventListener('storage', onStorage)
  window.addEventListener('online', loadLostTexts)
  document.addEventListener('visibilitychange', loadIfSeen)
  const stopHearing = onWindowEvent('auth:logout', onLogout)
  // the first screen makes no optional request: French is refreshed after the first interaction
  for (const event of FIRST_ACTS) window.addEventListener(event, refreshOnce)

  return () => {
    stopFollowing()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('online', loadLostTexts)
    document.removeEventListener('visibilitychange', loadIfSeen)
    stopHearing()
    stopWaiting()
  }
}
