import { detectLocale, LANGUAGE_KEY, readLocale, readStoredLanguage } from './detect-locale'
import { language, showLanguage } from './language'
import { languageSwitch } from './language-switch'
import { DEFAULT_LOCALE } from './locales'
import { loadLocale, refreshFrench } from './message-loader'

/** Another tab changed the language: show it, but do not write it. */
function onStorage({ key, newValue }: StorageEvent) {
  if (key !== LANGUAGE_KEY && key !== null) return
  const locale = readLocale(newValue) ?? DEFAULT_LOCALE
  if (!languageSwitch.onOtherTabChoice(locale)) void showLanguage(locale)
}

const FIRST_ACTIONS = ['pointerdown', 'keydown'] as const
/** Waits until the effect of that interaction is shown. */
const PAUSE_MS = 2000

function stopWaiting() {
  for (const event of FIRST_ACTIONS) window.removeEventListener(event, refreshOnce)
}

function refreshOnce() {
  stopWaiting()
  setTimeout(refreshFrench, PAUSE_MS)
}

/** Requests the texts that failed to load, for example in a tunnel. Until then French is shown. */
const loadMissingTexts = () => void loadLocale(language.get())

const loadIfSeen = () => {
  if (!document.hidden) loadMissingTexts()
}

/** Detects the language and keeps page and tabs in sync. Called once, before the first render. */
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
  window.addEventListener('online', loadMissingTexts)
  document.addEventListener('visibilitychange', loadIfSeen)
  // the first screen makes no optional request: French is refreshed after the first interaction
  for (const event of FIRST_ACTIONS) window.addEventListener(event, refreshOnce)

  return () => {
    stopFollowing()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('online', loadMissingTexts)
    document.removeEventListener('visibilitychange', loadIfSeen)
    stopWaiting()
  }
}
