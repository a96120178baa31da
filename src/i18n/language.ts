import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { onWindowEvent } from '~/telemetry/events'

import { timeZone } from './dates'
import {
  detectLocale,
  LANGUAGE_KEY,
  readLocale,
  readStoredLanguage,
  removeStoredLanguage,
  storeLanguage,
} from './detect-locale'
import { createLanguageSwitch } from './language-switch'
import { DEFAULT_LOCALE, type Locale } from './locales'
import { catalogue, loadLocale, refreshFrench } from './message-loader'

/** Starts in French, like the pre-rendered pages and the first client render. */
const store = createStore<Locale>()(() => DEFAULT_LOCALE)

/** The interface language. */
export const language = {
  get: store.getState,
  /** Shows `locale` without storing it as this browser's choice. */
  show: (locale: Locale): void => store.setState(locale, true),
  /** Shows `locale` and stores it as this browser's choice. */
  set: (locale: Locale): void => {
    storeLanguage(locale)
    store.setState(locale, true)
  },
  /** Sign-out: back to French, and the stored choice is removed. */
  reset: (): void => {
    removeStoredLanguage()
    store.setState(DEFAULT_LOCALE, true)
  },
  subscribe: (listener: (locale: Locale) => void): (() => void) => store.subscribe(listener),
}

export const useLanguage = (): Locale => useStore(store)

let asked = 0
let choices = 0

/**
 * Switches to `locale` once its texts are loaded, so that texts, `lang` and dates change together.
 * @returns false when another language was requested meanwhile (C290)
 */
export async function showLanguage(locale: Locale, show: (locale: Locale) => void = language.show): Promise<boolean> {
  asked += 1
  const turn = asked
  // also when it is the current language but its texts have not loaded
  if (locale !== language.get() || catalogue.spoken(locale) !== locale) await loadLocale(locale)
  if (turn !== asked) return false
  show(locale)
  return true
}

/** How often a language was chosen on this page: tells whether an answer is older than the choice. */
export const choicesMade = (): number => choices

/** Stores `locale` as this browser's choice, at once: its texts may come late. Enough for a signed-out visitor. */
export function chooseLanguage(locale: Locale): Promise<boolean> {
  choices += 1
  return adoptLanguage(locale)
}

/** The same for the configured language, which nobody chose here. */
export function adoptLanguage(locale: Locale): Promise<boolean> {
  storeLanguage(locale)
  return showLanguage(locale, language.set)
}

/** Sign-out: back to French at once, whatever is pending. */
function resetLanguage(): void {
  asked += 1
  language.reset()
}

/** The language switch of this page. It contains no API call, so that public pages can use it. */
export const languageSwitch = createLanguageSwitch({
  current: language.get,
  show: chooseLanguage,
  stored: readStoredLanguage,
})

/** Another tab changed the language: show it, but do not write it. */
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

/** The language of the texts shown: French when those of the chosen language have not loaded. */
export function useSpokenLanguage(): Locale {
  const locale = useLanguage()
  return useStore(catalogue.revision, () => catalogue.spoken(locale))
}
