import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { timeZone } from './dates'
import {
  detectLocale,
  LANGUAGE_KEY,
  readLocale,
  readStoredLanguage,
  removeStoredLanguage,
  storeLanguage,
} from './detect-locale'
import { type Locale, DEFAULT_LOCALE } from './locales'
import { catalogue, loadLocale, refreshFrench } from './message-loader'

type SwitchPorts = {
  current: () => Locale
  /** Shows a language and stores it as this browser's choice. */
  show: (locale: Locale) => Promise<unknown>
  /** The choice of this browser, of whichever tab. */
  stored: () => Locale | undefined
}

type Choice = {
  locale: Locale
  /** @returns the language that the server has stored, which may be another one */
  save: (locale: Locale) => Promise<Locale>
  settle: PromiseWithResolvers<Locale | undefined>
}

/**
 * Optimistic language change (LAN-28): shown at once, saved one call at a time. Only the latest choice is saved next.
 * When the last call fails, the language is rolled back, unless another tab has chosen since.
 */
export function createLanguageSwitch({ current, show, stored }: SwitchPorts) {
  let last: Choice | undefined
  let confirmed: Locale = current()
  let saving = false
  /** A choice whose texts are still loading: what is shown is older. */
  let showing: Promise<void> | undefined
  let generation = 0

  function display(locale: Locale) {
    const over = () => {
      if (showing === mine) showing = undefined
    }
    const mine = show(locale).then(over, over)
    showing = mine
  }

  const saveLast = async () => {
    const born = generation
    saving = true
    while (last) {
      const choice = last
      const outcome = await choice.save(choice.locale).then(
        (saved) => ({ saved }),
        (error: unknown) => ({ error }),
      )
      if (generation !== born) return
      if ('saved' in outcome) confirmed = outcome.saved
      if (last !== choice) continue
      last = undefined
      // a script that fails to load stops no later choice
      if ('error' in outcome && (stored() ?? choice.locale) === choice.locale) await show(confirmed).catch(() => {})
      if (generation !== born) return
      if ('error' in outcome) choice.settle.reject(outcome.error)
      else choice.settle.resolve(outcome.saved)
    }
    // same microtask as the last outcome: a listener may choose again at once
    saving = false
  }

  return {
    /**
     * @returns the language stored; undefined if a later choice or the sign-out replaced this one
     * @throws the error of `save`, after the rollback
     */
    change(locale: Locale, save: Choice['save']): Promise<Locale | undefined> {
      if (!saving && !showing) confirmed = current()
      last?.settle.resolve(undefined)
      last = { locale, save, settle: Promise.withResolvers() }
      const { promise } = last.settle
      display(locale)
      if (!saving) void saveLast()
      return promise
    },
    /**
     * Another tab chose `locale`: if saving fails here, roll back to it.
     * @returns whether the choice made here is newer, so that `locale` is not shown
     */
    onOtherTabChoice(locale: Locale): boolean {
      confirmed = locale
      return !!last && stored() === last.locale
    },
    /** While true, the server's value must not replace the choice. */
    pending: (): boolean => last !== undefined,
    /** Sign-out: pending choices no longer change the language. */
    forget(): void {
      generation += 1
      last?.settle.resolve(undefined)
      last = undefined
      saving = false
      showing = undefined
    },
  }
}

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
 * @returns false when another language was requested meanwhile
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
  if (!languageSwitch.onOtherTabChoice(locale)) void showLanguage(locale)
}

/** Neither the user's choice nor the provider's overrides outlive the session. */
export function forgetUserLanguage(): void {
  languageSwitch.forget()
  resetLanguage()
  timeZone.reset()
  catalogue.clearOverrides()
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

/** The language of the texts shown: French when those of the chosen language have not loaded. */
export function useSpokenLanguage(): Locale {
  const locale = useLanguage()
  return useStore(catalogue.revision, () => catalogue.spoken(locale))
}
