import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { ApiError } from '~/api/api-error'
import type { LanguageConfig } from '~/api/generated/types.gen'
import { normaliseAs } from '~/api/normalise/normalise'
import { sendAndVerify } from '~/api/send-and-verify'
import { systemClock, wait, MINUTE_MS } from '~/platform/clock'
import { isObject, own, parseJson } from '~/platform/json'
import { safeLocalStorage } from '~/platform/storage'
import { onWindowEvent } from '~/telemetry/events'

import { timeZone } from './dates'
import { STORED_LANGUAGE_KEY, readLocale, readStoredLanguage } from './detect-locale'
import { adoptLanguage, choicesMade, language, showLanguage, useLanguage } from './language'
import { getLanguageProfile, getOverrides, saveLanguage } from './language-calls'
import { languageSwitch } from './language-switch'
import { DEFAULT_LOCALE, type Locale } from './locales'
import { catalogue, logOnce } from './message-loader'
import { parseMessages, readMessages } from './read-messages'

/** The part of a language configuration that the interface uses. */
export type LanguageAndTimeZone = Pick<LanguageConfig, 'language' | 'timezone'>

/**
 * The stored language configuration of one user, so that a later visit need not wait for the call (K53). It never
 * expires, is ignored for other users, and is removed at sign-out.
 */
export const storedLanguage = {
  read(userId: number): LanguageAndTimeZone | undefined {
    const stored = parseJson(safeLocalStorage.getItem(STORED_LANGUAGE_KEY) ?? '')?.value
    const language = own(stored, 'language')
    const timezone = own(stored, 'timezone')
    if (!isObject(stored) || own(stored, 'user') !== userId) return undefined
    return typeof language === 'string' && typeof timezone === 'string' ? { language, timezone } : undefined
  },
  keep(userId: number, { language, timezone }: LanguageAndTimeZone): void {
    const text = JSON.stringify({ user: userId, language, timezone })
    if (safeLocalStorage.getItem(STORED_LANGUAGE_KEY) !== text) safeLocalStorage.setItem(STORED_LANGUAGE_KEY, text)
  },
}

/** Polling interval of the loading indicator. */
const POLL_MS = 100
/** Total time the interface waits for its language. */
const LONGEST_WAIT_MS = 5000

/**
 * Waits for `work`, polling every 100 ms, for at most 5 s. Failed work counts as done: its consumers show their
 * fallback.
 * @returns whether it was done in time
 */
export async function waitForInterface(work: Promise<unknown>): Promise<boolean> {
  const state = { done: false }
  const finish = () => {
    state.done = true
  }
  const settled = work.then(finish, finish)
  const deadline = Date.now() + LONGEST_WAIT_MS
  while (!state.done && Date.now() < deadline) await Promise.race([settled, wait(systemClock, POLL_MS)])
  return state.done
}

/** Configurations are cached by user id, or under 'anonymous'. */
type UserId = number | undefined

/** Fresh for 15 min, cached for 1 h. */
const LANGUAGE_FRESHNESS = {
  staleTime: 15 * MINUTE_MS,
  gcTime: 60 * MINUTE_MS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  // a failed call is not repeated by every component that uses it
  retryOnMount: false,
} as const

/** Answers to requests made before a language was chosen here: the choice wins. */
const outdated = new WeakSet<LanguageAndTimeZone>()

/** Only for signed-in users. */
export const languageConfigOptions = (userId: UserId) =>
  queryOptions({
    queryKey: ['languageConfig', userId ?? 'anonymous'],
    queryFn: async ({ signal }): Promise<LanguageConfig> => {
      const before = choicesMade()
      const { config } = await getLanguageProfile({ signal })
      if (choicesMade() !== before) outdated.add(config)
      return config
    },
    enabled: userId !== undefined,
    ...LANGUAGE_FRESHNESS,
  })

/** Requested once the user is signed in, for the current language. */
export const overridesOptions = (userId: UserId, locale: Locale) =>
  queryOptions({
    queryKey: ['translations', userId ?? 'anonymous', locale],
    queryFn: ({ signal }) => getOverrides(locale, { signal }),
    enabled: userId !== undefined,
    ...LANGUAGE_FRESHNESS,
  })

const localeOf = ({ language }: Pick<LanguageAndTimeZone, 'language'>): Locale => readLocale(language) ?? DEFAULT_LOCALE

const applied = new WeakSet<LanguageAndTimeZone>()

/**
 * Applies each configuration once. A later choice, here or in another tab, is kept; so is a choice that is still being
 * saved.
 */
async function applyLanguageConfig(config: LanguageAndTimeZone): Promise<void> {
  if (applied.has(config)) return
  applied.add(config)
  timeZone.set(config.timezone)
  if (!languageSwitch.pending() && !outdated.has(config)) await adoptLanguage(localeOf(config))
}

/** Fallback for a failed configuration: the stored one, else the default with the language of this browser. */
async function applyDefaultConfig(userId: number): Promise<void> {
  if (storedLanguage.read(userId)) return
  const config = normaliseAs('LanguageConfig', undefined)
  timeZone.set(config.timezone)
  if (!languageSwitch.pending()) await showLanguage(readStoredLanguage() ?? localeOf(config))
}

/** Invalid or misfitting texts are dropped and logged; the shipped texts stay. */
async function applyOverrides(locale: Locale, translations: unknown): Promise<void> {
  const { texts, malformed } = await parseMessages(readMessages(translations))
  if (malformed.length > 0) logOnce(`translations of the provider: not valid in ${locale}: ${malformed.join(', ')}`)
  catalogue.setOverrides(locale, texts)
}

/**
 * Awaited by the signed-in area and by step 2 of the registration: the user's language, for at most 5 s. A late one is
 * applied when it comes. A stored one is applied at once; `useUserLanguage` applies the server's after it.
 */
export async function prepareUserLanguage(queryClient: QueryClient, userId: number): Promise<void> {
  const options = languageConfigOptions(userId)
  const state = queryClient.getQueryState(options.queryKey)
  // it has failed before: no page waits for it again
  if (state?.status === 'error') return
  const config = queryClient.ensureQueryData(options)
  const stored = state?.data ? undefined : storedLanguage.read(userId)
  if (stored) {
    config.catch(() => {})
    await waitForInterface(applyLanguageConfig(stored))
    return
  }
  await waitForInterface(config.then(applyLanguageConfig, () => applyDefaultConfig(userId)))
}

/** Saves the language in which a user registered, unless the server has it. Fails silently: they can choose again. */
export function saveChosenLanguage(queryClient: QueryClient, userId: number): void {
  const known = queryClient.getQueryData(languageConfigOptions(userId).queryKey)
  const locale = language.get()
  if (readStoredLanguage() === undefined || (known && localeOf(known) === locale)) return
  changeUserLanguage(queryClient, userId, locale).catch(() => {})
}

/**
 * Changes the language of a signed-in user: first here, then on the server. The interface follows what the
 * server has stored, which may be another one. An answer that names none confirms the choice. After a lost answer, the
 * stored language is read.
 * @returns the language stored; undefined for a choice that a later one replaced @throws after the rollback
 */
export function changeUserLanguage(
  queryClient: QueryClient,
  userId: number,
  locale: Locale,
  onUnanswered?: (failure: ApiError) => void,
): Promise<Locale | undefined> {
  const { queryKey } = languageConfigOptions(userId)
  return languageSwitch.change(locale, async (choice) => {
    await queryClient.cancelQueries({ queryKey })
    try {
      const stored = {
        language: choice,
        ...(await sendAndVerify(
          () => saveLanguage(choice),
          async () => {
            const { config } = await getLanguageProfile()
            return config.language === choice ? config : 'notApplied'
          },
          { onUnanswered },
        )),
      }
      // where nothing is known yet, an answer with a time zone is enough for the interface
      const before = stored.timezone === undefined ? undefined : normaliseAs('LanguageConfig', undefined)
      queryClient.setQueryData(queryKey, (known = before) => known && { ...known, ...stored })
      return localeOf(stored)
    } finally {
      // its query was cancelled, and no answer replaced it
      if (!queryClient.getQueryData(queryKey)) void queryClient.invalidateQueries({ queryKey })
    }
  })
}

/** Keeps the interface in the language of the signed-in user; runs again when user or configuration change. */
export function useUserLanguage(userId: number): void {
  const queryClient = useQueryClient()
  const locale = useLanguage()
  const { data: config, isError } = useQuery(languageConfigOptions(userId))
  const { data: overrides } = useQuery(overridesOptions(userId, locale))

  useEffect(() => {
    if (config) {
      storedLanguage.keep(userId, config)
      void applyLanguageConfig(config)
    } else if (isError) void applyDefaultConfig(userId)
  }, [config, isError, userId])

  useEffect(() => {
    if (overrides) void applyOverrides(locale, overrides)
  }, [locale, overrides])

  useEffect(() => {
    const { queryKey } = languageConfigOptions(userId)
    return onWindowEvent('user:changed', () => void queryClient.invalidateQueries({ queryKey }))
  }, [queryClient, userId])
}

/** For language menus: the pending language, and the function that changes it. */
export function useLanguageChange(userId: number, onUnanswered: (failure: ApiError) => void) {
  const queryClient = useQueryClient()
  const [changingTo, setChangingTo] = useState<Locale>()
  const change = async (locale: Locale): Promise<Locale | undefined> => {
    setChangingTo(locale)
    try {
      return await changeUserLanguage(queryClient, userId, locale, onUnanswered)
    } finally {
      setChangingTo((latest) => (latest === locale ? undefined : latest))
    }
  }
  return { changingTo, change }
}
